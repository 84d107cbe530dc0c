import { bigFiveSchema } from "../../domain/persona/schemas.ts";

/** What a written person is looked at for. */
interface Written {
  full_name: string;
  personality_traits: readonly string[];
  trusted_brands: readonly string[];
  distrusted_brands: readonly string[];
  digital_habits: string;
  price_sensitivity: string;
  psychographic_notes: string;
  signals_used: readonly { used_for: string }[];
}

const dimensionNames = Object.keys(bigFiveSchema.shape);
const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
const quoted = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(", ");
/** Texts that stand in a list twice. */
const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.map(plain).indexOf(plain(text)) < index);
/** A label says nothing of a person; languages without spaces between words say more in as many letters. */
const isLabel = (text: string): boolean => text.trim().split(/\s+/).length < 3 && !/[\p{Lo}]{5}/u.test(text);

/**
 * What makes no sense in a person that fits the schema, as small models write it.
 * @returns what the model is told, or null
 */
export function personaDoubt(person: Written, takenNames: readonly string[]): string | null {
  const { full_name, personality_traits: traits, trusted_brands, distrusted_brands } = person;
  if (takenNames.map(plain).includes(plain(full_name))) return `full_name: ${full_name} is taken; choose another name.`;
  if (full_name.trim().split(/\s+/).length < 2) return "full_name: give a given name and a family name.";
  const dimensions = traits.filter((trait) => dimensionNames.some((name) => plain(trait).startsWith(name)));
  if (dimensions.length > 0)
    return `personality_traits: say what the person is like; ${quoted(dimensions)} is the name of a dimension.`;
  const twice = repeated(traits);
  if (twice.length > 0) return `personality_traits: ${quoted(twice)} stands there twice.`;
  const both = trusted_brands.filter((brand) => distrusted_brands.map(plain).includes(plain(brand)));
  if (both.length > 0) return `${quoted(both)} cannot be trusted and distrusted; leave it in one list.`;
  const told = ["digital_habits", "price_sensitivity", "psychographic_notes"] as const;
  const label = told.find((name) => isLabel(person[name]));
  if (label) return `${label}: describe it in a whole sentence.`;
  const reasons = repeated(person.signals_used.map(({ used_for }) => used_for));
  return reasons.length > 0
    ? "signals_used: say for each signal what rests on this one, or leave out signals that left no trace."
    : null;
}
