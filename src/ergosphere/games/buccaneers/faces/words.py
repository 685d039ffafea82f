"""Cards, actions and news in words for people who read and type: the page's sentences, never ids."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ergosphere.core.talk import UNNAMED, Names, Topic
from ergosphere.core.text import Sentence
from ergosphere.core.values import Action, Event
from ergosphere.games.buccaneers import actions as do
from ergosphere.games.buccaneers.faces import events, view
from ergosphere.games.buccaneers.faces.names import Named, seat_name
from ergosphere.games.buccaneers.pack import Figures
from ergosphere.games.buccaneers.rules.box import Box
from ergosphere.games.buccaneers.rules.kinds import FAMILIES, FAMILY, SUCKER
from ergosphere.games.buccaneers.rules.state import Buccaneers

ALONE = ("artifact", "relic")
"""Families in which each card has its own effect; in the others all cards share one."""


class Words:
    """What can be said about the cards of one pack."""

    def __init__(self, text: Named, figures: Figures, box: Box) -> None:
        self.text = text
        self.figures = figures
        self.box = box

    # Cards

    def family(self, kind: int) -> str:
        return str(FAMILIES[FAMILY[kind]])

    def family_name(self, kind: int) -> str:
        return self.text.words("page-kind", {"family": self.family(kind)})

    def effect_of(self, subject: str) -> str:
        """The effect of a family, an Artifact or a Relic, in one sentence."""
        thresholds, bonus, heavy = self.figures.thresholds, self.figures.bonus, self.figures.heavy
        *laser, last = [f"{card:+}" for card in (*thresholds.laser_stays, *thresholds.laser_leaves)]
        values = {
            "of": subject,
            "toys": f"{bonus.toys:+}",
            "tiit": f"{thresholds.tiit_clo_uhl:+}",
            "laser": ", ".join(laser),
            "last": last,
            "cubus": heavy.cubus_libra,
            "loot": heavy.loot_box,
            "carpet": f"{bonus.carpet:+}",
            "exoskeleton": f"{bonus.exoskeleton:+}",
            "towel": bonus.towel,
        }
        return self.text.words("page-effect", values)

    def effect(self, kind: int) -> str:
        family = self.family(kind)
        return self.effect_of(self.box.cards[kind] if family in ALONE else family)

    def figures_of(self, kind: int) -> str:
        """Value and weight as printed, with what they can become."""
        pair = {"value": int(self.box.value[kind]), "weight": int(self.box.weight[kind])}
        return self.text.words("card-figures", pair)

    def becomes(self, kind: int) -> str:
        """The other pairs of a card that turns, or of a part in a larger group; empty if there are none."""
        if self.family(kind) == "part":
            pairs = list(zip(self.box.part_value, self.box.part_weight, strict=True))[2:]
        elif SUCKER <= kind < SUCKER + len(self.box.spin_value) // 4:
            first = 4 * (kind - SUCKER)
            spins = zip(self.box.spin_value, self.box.spin_weight, strict=True)
            pairs = list(spins)[first + 1 : first + 4]
        else:
            return ""
        said = ", ".join(f"{int(value)}/{int(weight)}" for value, weight in pairs)
        return self.text.words("card-becomes", {"pairs": said, "family": self.family(kind)})

    def about(self, kind: int) -> str:
        """Everything that a player wants to know about a card."""
        said = self.text.words("card-about", {"kind": self.family_name(kind), "figures": self.figures_of(kind)})
        return " ".join(filter(None, [said, self.becomes(kind), self.effect(kind)]))

    def topics(self) -> list[Topic]:
        found = []
        for kind, (card, title) in enumerate(zip(self.box.cards, self.box.titles, strict=True)):
            if self.box.copies[kind]:
                found.append(Topic(title, self.about(kind), (card, card.removeprefix("part "))))
        for family in dict.fromkeys(FAMILIES):
            if family not in ALONE:
                name = self.text.words("page-kind", {"family": family})
                found.append(Topic(name, self.effect_of(family), (f"{name}s",)))
        for hole in self.figures.hole:
            danger = self.text.words("page-danger", {"danger": hole.kind})
            values = {"threshold": hole.threshold, "danger": danger, "hand": hole.hand}
            name, about = self.text.words("topic-hole", values), self.text.words("topic-hole", values, "about")
            found.append(Topic(name, about, (hole.id,)))
        return found

    # Actions

    def title(self, card: str) -> str:
        return self.box.titles[self.box.cards.index(card)]

    def label(self, action: Action) -> str:
        match action:
            case do.SelectCard(card) | do.AddCard(card):
                return self.title(card)
            case do.JoinGroup(group):
                return self.text.words("label-group", {"group": group})
            case do.PlaceThreshold(card):
                return card
            case do.UseRelic(relic):
                return self.text.words("page-use", {"relic": self.title(relic)})
            case do.HoldRelic(relic):
                return self.text.words("page-hold", {"relic": self.title(relic)})
        return str(action)

    def called(self, action: Action) -> list[str]:
        """Cards by id or title, with the verb or without."""
        label = self.label(action)
        match action:
            case do.SelectCard(card) | do.AddCard(card):
                return [card, label, f"{action.verb} {label}", self.text.called(card), card.removeprefix("part ")]
            case do.UseRelic(relic) | do.HoldRelic(relic):
                return [action.verb, label, f"{action.verb} {self.title(relic)}"]
        return [label]

    def describe(self, state: Buccaneers, seat: int, action: Action) -> str:
        match action:
            case do.SelectCard(card) | do.AddCard(card):
                return self.about(self.box.cards.index(card))
            case do.JoinGroup(group):
                joined = view.groups(state, seat)
                parts = ", ".join(self.title(part) for part in joined[group - 1]) if group <= len(joined) else "none"
                return str(self.text.say("describe-join", parts=parts))
            case do.PlaceThreshold(card):
                threshold = int(state.base_threshold()) + int(card)
                return str(
                    self.text.say("describe-laser", threshold=threshold, leaves="yes" if int(card) > 0 else "no")
                )
            case do.UseRelic(relic):
                return self.effect_of(relic)
            case do.HoldRelic(relic):
                return str(self.text.say("describe-hold", figures=self.figures_of(self.box.cards.index(relic))))
        return str(action)

    # News

    def tell(self, happened: Sequence[Event], names: Names = UNNAMED) -> list[Sentence]:
        """A deal is one sentence, and so is a draw by everybody; seats go by their players' names."""
        said: list[Sentence] = []
        for dealt, group in groupby(happened, key=type):
            run = list(group)
            if dealt is events.CardDealt:
                said.append(self.dealt(run))
            elif dealt is events.CardDrawn:
                said += self.drawn(run, names)
            else:
                said += [self.named(event, names) for event in run]
        return said

    def dealt(self, run: Sequence[Event]) -> Sentence:
        seats = [event.seat for event in run if isinstance(event, events.CardDealt)]
        return self.text.say("cards-dealt", count=max(map(seats.count, seats)))

    def drawn(self, run: Sequence[Event], names: Names) -> list[Sentence]:
        """Draws by everybody, or several by one seat; cards that the viewer knows are named."""
        known = [self.named(event, names) for event in run if isinstance(event, events.CardDrawn) and event.card]
        seats = [event.seat for event in run if isinstance(event, events.CardDrawn)]
        if len(set(seats)) > 1:
            return [self.text.say("everybody-draws"), *known]
        if known:
            return known
        return [self.text.say("cards-drawn", name=names.get(seats[0]) or seat_name(seats[0]), count=len(seats))]

    def named(self, event: Event, names: Names) -> Sentence:
        said = event.sentence(self.text)
        seats = [event.seat] if hasattr(event, "seat") else list(getattr(event, "winners", ()))
        if seats:
            said.values["name"] = listed(self.text, [names.get(seat) or seat_name(seat) for seat in seats])
        for field in ("cards", "discarded"):
            cards = getattr(event, field, None)
            if isinstance(cards, tuple):
                said.values[field] = listed(self.text, [self.text.called(card) for card in cards])
        return said


def listed(text: Named, parts: Sequence[str]) -> str:
    """With commas and an "and"."""
    if len(parts) < 2:
        return "".join(parts)
    return text.words("list", {"first": ", ".join(parts[:-1]), "last": parts[-1]})


def in_order(box: Box, legal: Sequence[Action]) -> list[Action]:
    """Sorted by family, as a hand is shown."""
    return sorted(legal, key=lambda action: box.codes_of[action])


def sorted_hand(box: Box, cards: Sequence[str]) -> list[int]:
    """The kinds in a hand, each once, in the order of the list of moves."""
    return sorted({box.cards.index(card) for card in cards})
