import { pick, randomFrom, wholeNumber, type RandomGenerator } from "../../../functions/statistics/random.ts";

/** Where a value stands: `owner[key]`. */
interface Spot {
  owner: Record<string, unknown>;
  key: string;
}

const STRANGE = [
  null,
  "",
  -1,
  1e9,
  [],
  {},
  "QID1",
  "${q://QID1/ChoiceGroup/SelectedChoices}",
  true,
  "Or",
  [null],
  "<p>",
];
/** Types of elements, questions and conditions: one in the place of another is what a newer export may have. */
const TYPES = [
  ...["Root", "Block", "Standard", "Group", "Branch", "BlockRandomizer", "EmbeddedData", "EndSurvey", "Trash"],
  ...["MC", "Matrix", "TE", "Slider", "RO", "CS", "SBS", "DB", "Likert", "MACOL", "TX", "Question", "EmbeddedField"],
];

const isOwner = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === "object";

function spotsIn(value: unknown): Spot[] {
  if (!isOwner(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => [{ owner: value, key }, ...spotsIn(part)]);
}

const changes: readonly ((random: RandomGenerator, spot: Spot, all: readonly Spot[]) => void)[] = [
  (random, { owner, key }) => (owner[key] = pick(random, STRANGE)),
  (random, { owner, key }) => (owner[key] = pick(random, TYPES)),
  (_, { owner, key }) => (Array.isArray(owner) ? owner.splice(Number(key), 1) : delete owner[key]),
  (_, { owner, key }) => {
    const copy = structuredClone(owner[key]);
    if (Array.isArray(owner)) owner.splice(Number(key), 0, copy);
    else owner[`${key}0`] = copy;
  },
  (random, { owner, key }, all) => {
    const like = all.filter((other) => other.key === key);
    const from = pick(random, like.length > 1 ? like : all);
    owner[key] = structuredClone(from.owner[from.key]);
  },
];

/** An export of Qualtrics with one to eight parts of its flow, blocks or questions changed, deleted or doubled. */
export function mutateQsf(text: string, seed: number): string {
  const random = randomFrom(seed);
  const parsed = JSON.parse(text) as { SurveyElements: { Element: string; Payload: unknown }[] };
  for (let left = wholeNumber(random, 1, 8); left > 0; left -= 1) {
    const kind = pick(random, ["FL", "BL", "SQ"]);
    const payloads = parsed.SurveyElements.filter(({ Element }) => Element === kind);
    const spots = payloads.length > 0 ? spotsIn(pick(random, payloads)) : [];
    if (spots.length > 0) pick(random, changes)(random, pick(random, spots), spots);
  }
  return JSON.stringify(parsed);
}
