// What a report does beyond being read: tabs, search and pages of answers, printing, languages. Without this script
// everything stands on one page, one below the other.
{
  const root = document.documentElement;
  const find = (selector, within = document) => [...within.querySelectorAll(selector)];
  const tabs = find("[role=tab]");
  const panelOf = (tab) => document.getElementById(tab.getAttribute("aria-controls"));

  /** Printing takes the answers along where they are what is looked at. */
  const printLikeShown = () =>
    root.classList.toggle(
      "with-answers",
      tabs.some((tab) => tab.id === "tab_answers" && tab.ariaSelected === "true"),
    );

  const choose = (chosen) => {
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      panelOf(tab).classList.toggle("off", tab !== chosen);
    }
    printLikeShown();
  };
  const keys = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };
  for (const [position, tab] of tabs.entries()) {
    tab.addEventListener("click", () => choose(tab));
    tab.addEventListener("keydown", (event) => {
      const step = keys[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const next = Number.isFinite(step) ? (position + step + tabs.length) % tabs.length : step < 0 ? 0 : -1;
      choose(tabs.at(next));
      tabs.at(next).focus();
    });
  }

  /** A section of people or messages, of which one page is shown. */
  const openList = (section) => {
    const [pager] = find(".pager", section);
    const [back, forth] = find("button", pager);
    const [status] = find("[role=status]", pager);
    const size = Number(pager.dataset.size);
    const items = find(".people > li, .messages > li", section);
    const groups = find(".messages", section);
    const texts = new Map();
    for (const item of items) {
      const heading = item.parentElement.previousElementSibling;
      texts.set(item, `${heading?.matches("h3") ? heading.textContent : ""} ${item.textContent}`.toLowerCase());
    }
    let found = items;
    let first = 0;
    const draw = () => {
      const shown = new Set(found.slice(first, first + size));
      for (const item of items) item.classList.toggle("off", !shown.has(item));
      for (const group of groups) {
        const isEmpty = ![...group.children].some((item) => shown.has(item));
        const [heading, note] = [group.previousElementSibling, group.nextElementSibling];
        group.classList.toggle("off", isEmpty);
        if (heading.matches("h3")) heading.classList.toggle("off", isEmpty);
        if (note?.matches(".note")) note.classList.toggle("off", isEmpty);
      }
      const figures = { from: first + 1, to: Math.min(first + size, found.length), total: found.length };
      status.textContent =
        found.length === 0 ? pager.dataset.none : pager.dataset.range.replace(/\{(\w+)\}/g, (_, name) => figures[name]);
      back.disabled = first === 0;
      forth.disabled = first + size >= found.length;
      pager.hidden = items.length <= size && found.length === items.length;
    };
    const turn = (step) => {
      first += step;
      draw();
      section.scrollIntoView();
    };
    back.addEventListener("click", () => turn(-size));
    forth.addEventListener("click", () => turn(size));
    draw();
    return {
      search: (words) => {
        found = items.filter((item) => words.every((word) => texts.get(item).includes(word)));
        first = 0;
        draw();
      },
      reveal: (target) => {
        const item = items.find((one) => one.contains(target));
        if (!item) return;
        if (!found.includes(item)) found = items;
        first = Math.floor(found.indexOf(item) / size) * size;
        draw();
      },
    };
  };
  const lists = find("section:has(.pager)").map(openList);
  for (const field of find("input[type=search]"))
    field.addEventListener("input", () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const list of lists) list.search(words);
    });

  /** Where a link leads to may be in another tab, or on another page of answers. */
  const follow = () => {
    const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const panel = target && target.closest("[role=tabpanel]");
    if (!panel) return;
    choose(tabs.find((tab) => panelOf(tab) === panel));
    for (const list of lists) list.reveal(target);
    target.scrollIntoView();
  };
  addEventListener("hashchange", follow);

  for (const button of find("[data-print]"))
    button.addEventListener("click", () => {
      root.classList.toggle("with-answers", button.dataset.print === "all");
      print();
      printLikeShown();
    });
  root.classList.add("scripted");
  for (const part of find(".needs-script")) part.hidden = false;
  // A saved file has no other languages beside it.
  for (const part of find(".needs-service")) part.hidden = !location.protocol.startsWith("http");
  if (tabs.length > 0) choose(tabs[0]);
  follow();
}
