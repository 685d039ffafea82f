WA-1 = Everybody is dealt hidden cards, numbered 1 to 6.
    .source = own
WA-2 = A die shows what the next wreck is worth. All bid one card at once; the highest single bid takes the points.
    .source = own
