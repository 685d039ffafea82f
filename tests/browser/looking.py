"""How a screen looks in both themes and at every width: pictures to look at, axe for accessibility."""

from tests.browser.conftest import AXE, SCREENSHOTS

THEMES = ("light", "dark")
WIDTHS = [(360, 740), (820, 1100), (1100, 700), (3840, 2160)]


def settle(page):
    """Wait until images and fonts are loaded and nothing moves."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.evaluate(
        "document.getAnimations().filter(a => a.effect.getTiming().iterations !== Infinity).map(a => a.finish())"
    )


def look(page, name):
    """A picture and axe's verdict in each theme; the page is left in the light theme."""
    settle(page)
    width = page.viewport_size["width"]
    for theme in reversed(THEMES):
        page.emulate_media(color_scheme=theme)
        settle(page)
        page.screenshot(path=SCREENSHOTS / f"{name}-{width}-{theme}.png")
        found = violations(page)
        assert not found, f"{name}, {theme}: {found}"
    assert fits(page), f"{name} scrolls sideways"


def every_width(page, name, sizes=WIDTHS):
    """The same screen in windows of every size."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        page.screenshot(path=SCREENSHOTS / f"{name}-{width}.png")
        assert fits(page), f"{name} scrolls sideways at {width}"


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def violations(page):
    """What axe finds. page.evaluate bypasses the Content-Security-Policy; add_script_tag would not."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    return page.evaluate(
        "async () => (await axe.run()).violations.map(v => [v.id, v.nodes.map(n => n.target.join(' ')).slice(0, 5)])"
    )
