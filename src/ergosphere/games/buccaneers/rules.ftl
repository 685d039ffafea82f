BB-1 = x
    .source = book
