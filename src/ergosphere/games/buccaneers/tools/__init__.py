"""What only Black Hole Buccaneers offers.

companion.py   scores a round at a real table and explains it
table_file.py  the file that describes such a table
outlook.py     each card's sums and the chance of being drawn in
"""
