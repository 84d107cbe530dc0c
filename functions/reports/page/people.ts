import { h, type ComponentChild } from "preact";
import type { Person } from "../content/report.ts";
import type { PageContext } from "./page-context.ts";
import { quote } from "./quote.ts";

const face = (svg: string): ComponentChild =>
  h("img", {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
    alt: "",
    width: 56,
    height: 56,
  });

function card(person: Person, context: PageContext): ComponentChild {
  const svg = context.faces.get(person.id);
  return h(
    "li",
    null,
    h(
      "div",
      { class: "person" },
      svg !== undefined && face(svg),
      h(
        "div",
        null,
        h("p", { class: "name" }, h("bdi", null, person.name)),
        person.facts.length > 0 && h("p", { class: "small", dir: "auto" }, person.facts.join(" · ")),
        person.verdict && h("p", { class: `verdict ${person.verdict.mood}` }, person.verdict.label),
      ),
    ),
    person.words !== "" && h("p", { class: "words", dir: "auto", lang: context.spokenLanguage }, person.words),
    person.quote && quote(person.quote, context, { named: false }),
  );
}

/** The participants, a card for each. */
export const people = (list: readonly Person[], context: PageContext): ComponentChild =>
  h(
    "ul",
    { class: "people" },
    list.map((person) => card(person, context)),
  );
