import { expect, it } from "vitest";
import { composeReport } from "../../../../functions/reports/content/compose-report.ts";
import { heldAgainstPeople } from "../../../support/reports/held-against-people.ts";
import { blocksOf, sectionOf } from "./sample-sources.ts";

/** Lines of a study that was held against people, after a change. */
function linesAfter(change: (validity: NonNullable<ReturnType<typeof heldAgainstPeople>["validity"]>) => void) {
  const source = heldAgainstPeople();
  change(source.validity!);
  return blocksOf(sectionOf(composeReport(source), "validity"), "facts")[0]!.rows;
}

it("says in short who the people are, where personas are furthest from them and nearest, and how wide", () => {
  expect(linesAfter(() => {})).toEqual([
    {
      label: "People",
      text:
        "Oat drinks, autumn wave (Panel of Acme, adults in the United Kingdom, online) · 12 October 2026 · n = 240 · " +
        "2 questions",
    },
    {
      label: "Furthest apart",
      text: "1. How satisfied are you with the oat drink you buy now?: people 4.62, personas 3.99",
    },
    { label: "Nearest", text: "2. Where do you usually buy it? Discounter: people 29.0 %, personas 29.2 %" },
    { label: "Spread of answers", text: "0.65 times as wide as people’s" },
  ]);
});

it("leaves out what is not known", () => {
  const own = linesAfter((validity) => Object.assign(validity.people, { fielded_on: null, source: "" }));
  expect(own[0]!.text).toBe("Oat drinks, autumn wave · n = 240 · 2 questions");
  const alone = linesAfter((validity) => {
    validity.questions = validity.questions.slice(0, 1);
    validity.overall = [];
  });
  expect(alone.map(({ label }) => label)).toEqual(["People", "Furthest apart"]);
});
