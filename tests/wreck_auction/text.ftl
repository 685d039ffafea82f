name = Wreck Auction
summary = Bid for wrecks with hidden cards.
option-ties = Who takes the wreck when the highest bids are equal
    .nobody = nobody
    .share = each of them
card-dealt = Seat { $seat } is dealt { $card ->
    [none] a card
   *[other] a { $card }
}.
