import type { WorkKind } from "./critical-path.ts";

/** Kinds of studies: all work but the making of personas. */
export type StudyKind = Exclude<WorkKind, "persona_generation">;

/** Who is asked: a segment of a market that the offline sources have signals of. */
export const SEGMENT = {
  name: "Organic shoppers",
  age_min: 25,
  age_max: 45,
  gender: "All",
  location: "Munich, Germany",
  language: "en",
} as const;

export const CONCEPT =
  "An oat drink from a farm in Bavaria, 3 g of protein per glass, no added sugar, returnable glass bottle, 1.99 " +
  "EUR per litre.";

export const SURVEY_QUESTIONS = 5;
/** Every kind of question; read by rule, so that no model is called before the study. */
export const SURVEY = `What you drink at breakfast

1. How satisfied are you with the drink you buy most often? (1 = not at all, 7 = very)

2. Where do you usually buy it? (select all that apply)
a) Supermarket
b) Discounter
c) Organic shop
d) Online

3. How important is the price when you choose a drink? (1 = not at all important, 7 = very important)

4. Which size would you choose?
a) 0.5 litre
b) 1 litre
c) Six bottles of 1 litre

5. What would make you change to another drink?
`;

/** As short as a guide can be and still have probes. */
export const GUIDE = `Habits
1. Walk me through your breakfast on an ordinary day.
- Who decides what is bought?
2. When did you last try a new drink, and why?

The concept
3. What do you think of this drink?
`;

/** Three attributes: the search for a design of more is a matter of its own, measured with the statistics. */
export const ATTRIBUTES = [
  { name: "Brand", levels: ["Alpenhof", "Nordic", "Store brand"] },
  { name: "Protein", levels: ["1 g", "3 g", "8 g"] },
  { name: "Price", levels: ["1.49 EUR", "1.99 EUR", "2.49 EUR"] },
];
