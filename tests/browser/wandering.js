// What is on the screen right now, as a person would see it.
() => {
  const seen = (element) => {
    if (element.closest("[inert], .for-readers, [hidden], [aria-hidden=true]")) return false;
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const round = (number) => Math.round(number * 10) / 10;
  const table = document.querySelector(".table");
  const stage = document.querySelector(".stage");

  /** The position of everything on the stage that can be pressed, regardless of scrolling. */
  const boxes = {};
  if (stage) {
    const whole = stage.getBoundingClientRect();
    boxes.stage = [whole.x, whole.y, whole.width, whole.height].map(round);
    const strip = document.querySelector("[data-ask]")?.getBoundingClientRect();
    if (strip) boxes.strip = [strip.x, strip.y, strip.width, strip.height].map(round);
    for (const target of stage.querySelectorAll("button:enabled, [data-space], [data-card], [data-opportunity], input")) {
      if (!seen(target) || target.closest("dialog, [role=dialog], [data-over]")) continue;
      const { space, card, opportunity, box, action } = target.dataset;
      const place = target.parentElement?.closest("[aria-label]")?.getAttribute("aria-label") ?? "";
      const base = `${place}: ${space ?? card ?? opportunity ?? box ?? action ?? target.getAttribute("aria-label")?.slice(0, 24) ?? target.textContent?.trim()}`;
      let name = base;
      for (let copy = 2; name in boxes; copy++) name = `${base} #${copy}`;
      const rect = target.getBoundingClientRect();
      let [x, y] = [rect.x, rect.y];
      for (let outer = target.parentElement; outer; outer = outer.parentElement) {
        x += outer.scrollLeft;
        y += outer.scrollTop;
      }
      boxes[name] = [x, y, rect.width, rect.height].map(round);
    }
  }

  /** Words that don't fit in their place. */
  const cut = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !element || element.closest("svg, [data-may-cut], script, style") || !seen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    for (let outer = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(outer);
      const box = outer.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX + overflowY)) break; // it can be scrolled to
      const across = overflowX !== "visible" && (words.right > box.right + 2 || words.left < box.left - 2);
      const down = overflowY !== "visible" && (words.bottom > box.bottom + 4 || words.top < box.top - 4);
      if (across || down) {
        cut.push(`cut off: ${JSON.stringify(node.textContent.trim().slice(0, 60))} in .${outer.className}`);
        break;
      }
      if (position === "fixed") break;
    }
  }

  /** Places that state the same fact must agree. The outcome is shown at any moment. */
  const claims = {};
  for (const element of document.querySelectorAll("[data-claim]")) {
    if (!seen(element)) continue;
    const name = `${element.dataset.claim}${element.closest("section[aria-label=Result]") ? " in the end" : ""}`;
    (claims[name] ??= []).push(element.dataset.value ?? element.textContent.trim());
  }

  const labels = [...document.querySelectorAll("[aria-label], [title]")].map(
    (element) => `${element.getAttribute("aria-label") ?? ""} ${element.getAttribute("title") ?? ""}`,
  );
  return {
    ask: document.querySelector("[data-ask]")?.dataset.ask ?? null,
    title: document.title,
    version: table?.dataset.version ?? null,
    lines: table?.dataset.lines ?? null,
    tab: document.querySelector(".table > nav [aria-current]")?.textContent ?? null,
    /** Which moment is shown; null: now. */
    replay: document.querySelector("[aria-label=Replay] input[type=range]")?.value ?? null,
    over: document.querySelector("section[aria-label=Result]") !== null,
    theatre: document.querySelector("[data-theatre]") !== null,
    width: innerWidth,
    origin: location.origin,
    lamps: [...document.querySelectorAll("[data-lamp]")].filter((lamp) => lamp.checkVisibility()).map((lamp) => lamp.dataset.lamp),
    text: `${document.body.innerText}\n${labels.join("\n")}`,
    boxes,
    cut,
    claims,
  };
}
