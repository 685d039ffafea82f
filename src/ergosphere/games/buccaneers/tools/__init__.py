"""What only Black Hole Buccaneers offers."""
