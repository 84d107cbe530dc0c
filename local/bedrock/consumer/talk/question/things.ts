import { category, type Category } from "../../stimulus/category.ts";
import { categories } from "../../stimulus/categories.ts";
import { categoryIn } from "../readings.ts";
import { remembering } from "../remembering.ts";

/** Sides of life that interviews ask about and no offer is a case of. */
const eatingOut = category(
  "eating_out",
  { field: "food", kind: "food", typical: 11, per: "use", names: "" },
  [
    ["meal", "n", "fast food and takeaways", "eat", "eat", "cooking at home"],
    "on Fridays; after work; when I'm out and about",
    "what's really in it; how long it takes; whether it's fresh",
  ],
  [
    ["Essen", "n", "Imbisse und Lieferessen", "essen", "esse", "das, was ich selbst koche,"],
    "freitags; nach der Arbeit; unterwegs",
    "was wirklich drin ist; wie lange es dauert; ob es frisch ist",
  ],
);
const heating = category(
  "heating",
  { field: "household", kind: "durable", typical: 9_000, staple: true, names: "" },
  [
    ["heating", "n", "heating", "use", "use", "the heating I have"],
    "in winter; in the evening; in the bathroom",
    "what it costs in ten years; who repairs it; how warm it gets",
  ],
  [
    ["Heizung", "f", "Heizungen", "nutzen", "nutze", "meine jetzige Heizung"],
    "im Winter; abends; im Bad",
    "was sie in zehn Jahren kostet; wer sie repariert; wie warm es wird",
  ],
);

const groceries = /grocer|supermarket|weekly shop|lebensmittel|wocheneinkauf|supermarkt/i;
const out =
  /fast[ -]?food|take-?aways?|take-?out\b|\bburgers?\b|restaurant|eat(?:ing)? out|place to eat|imbiss|döner|pizzeria|\blokal\b|essen gehen|essen (?:zum )?mitnehmen|essen bestellen|bestellen sie essen|lieferessen|schnellrestaurant/i;
const warm = /\bheat(?:ing|er|s)?\b|heat pump|boiler|radiator|heizung|heizen|wärmepumpe|heizkörper|gastherme/i;
const meal =
  /\b(?:breakfast|lunch|dinner|supper|meals?|snacks?)\b|frühstück|mittagessen|abendessen|abendbrot|zwischenmahlzeit|\bmittags\b.{0,20}ess|ess\p{L}* .{0,12}mittags/iu;
const categoryBy = (wanted: string): Category => categories.find(({ id }) => id === wanted)!;
const suppliers: readonly (readonly [RegExp, Category])[] = [
  [/(?:energy|electricity|power|gas) (?:supplier|provider|company)|(?:strom|gas|energie)(?:anbieter|versorger)/i, categoryBy("energy")],
  [/(?:phone|mobile|internet) (?:company|provider|operator)|telephone|(?:telefon|handy|internet|netz)anbieter/i, categoryBy("telecom")],
]; // prettier-ignore
const foods = categoryBy("food");
const softDrinks = categoryBy("soft_drink");
/** Drinks at large, which a meal named beside them does not make food. */
const toDrink = /something to drink|etwas zu trinken|was zum trinken/i;
/** Categories that say little, so that a side of life named beside them decides. */
const vague = new Set(["thing", "service", "app", "food", "ready_meal", "energy", "meat", "delivery"]);

/** The kind of thing that a question names: a product, or a side of life such as heating or eating out. */
export const thingIn = remembering((text): Category => {
  const named = categoryIn(text.replaceAll(/(?<=\p{L}{4})(?:marken?|hersteller)(?!\p{L})/giu, ""));
  if (!vague.has(named.id)) return named;
  const supplied = suppliers.find(([pattern]) => pattern.test(text));
  if (supplied) return supplied[1];
  if (toDrink.test(text)) return softDrinks;
  if (out.test(text)) return eatingOut;
  if (warm.test(text)) return heating;
  return (named.id === "thing" || named.id === "service") && (groceries.test(text) || meal.test(text)) ? foods : named;
});
