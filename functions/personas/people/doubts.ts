import { bigFiveSchema, type Persona } from "./schemas.ts";

/** The parts of a written person that are checked. */
type Written = Pick<
  Persona,
  | "full_name"
  | "personality_traits"
  | "trusted_brands"
  | "distrusted_brands"
  | "digital_habits"
  | "price_sensitivity"
  | "psychographic_notes"
> & { signals_used: { used_for: string }[] };

const FEWEST_TRAITS = 3;

const dimensionNames = Object.keys(bigFiveSchema.shape);
const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
const isNamedIn = (texts: readonly string[], text: string): boolean => texts.map(plain).includes(plain(text));
/** The items without repetitions of a text, in the order in which each comes first. */
const once = <T>(all: readonly T[], textOf: (one: T) => string): T[] =>
  all.filter((one, index) => all.findIndex((other) => plain(textOf(other)) === plain(textOf(one))) === index);
/** A list without some of it; the whole list where nothing would be left. */
const without = (list: readonly string[], others: readonly string[]): string[] => {
  const left = list.filter((one) => !isNamedIn(others, one));
  return left.length > 0 ? left : [...list];
};

/**
 * Removes repetitions and contradictions of small models: a brand that is both trusted and distrusted leaves both
 * lists, and of signals with the same sentence the first one stays.
 */
export function withoutRepeats<T extends Written>(person: T): T {
  const { personality_traits, trusted_brands, distrusted_brands, signals_used } = person;
  const traits = once(personality_traits, (trait) => trait);
  return {
    ...person,
    personality_traits: traits.length < FEWEST_TRAITS ? personality_traits : traits,
    trusted_brands: without(trusted_brands, distrusted_brands),
    distrusted_brands: without(distrusted_brands, trusted_brands),
    signals_used: once(signals_used, ({ used_for }) => used_for),
  };
}

/** A label says nothing of a person; languages without spaces between words say more in as many letters. */
const isLabel = (text: string): boolean => text.trim().split(/\s+/).length < 3 && !/[\p{Lo}]{5}/u.test(text);

/**
 * Finds a fault in a person that fits the schema, such as a trait that is only the name of a dimension.
 * @returns a sentence for the model, or null
 */
export function personaDoubt(person: Written, takenNames: readonly string[]): string | null {
  const { full_name, personality_traits } = person;
  if (isNamedIn(takenNames, full_name)) return `full_name: ${full_name} is taken; choose another name.`;
  // `Hannah G.` is half a name, too.
  if (!/\S\s/u.test(full_name.trim()) || /\s\p{Script=Latin}\.?$/u.test(full_name.trim()))
    return "full_name: write a given name and a family name.";
  const dimensions = personality_traits.filter((trait) => dimensionNames.some((name) => plain(trait).startsWith(name)));
  if (dimensions.length > 0)
    return `personality_traits: say what the person is like; ${dimensions.join(", ")} is the name of a dimension.`;
  const told = ["digital_habits", "price_sensitivity", "psychographic_notes"] as const;
  const label = told.find((name) => isLabel(person[name]));
  return label ? `${label}: describe it in a whole sentence.` : null;
}
