# Every sentence of the page.

page-title = Ergosphere
