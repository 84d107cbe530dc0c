import type { Phrases } from "./phrases.ts";
import type { Study } from "./study.ts";

const list = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
const people = (count: number) => (count === 1 ? "1 participant" : `${count} participants`);
const MANY = 20;

function counts({ size, counts: { positive, neutral, negative }, percent, speakers }: Study): string {
  if (size === 1)
    return `The only participant, ${speakers[0]!.name}, reacted ${speakers[0]!.leaning === "neutral" ? "neither for nor against" : `${speakers[0]!.leaning}ly`}`;
  const all = Math.max(positive, neutral, negative) === size;
  if (all) return `All ${size} participants reacted ${positive ? "positively" : negative ? "negatively" : "neutrally"}`;
  const share = (value: number, of: number | undefined) =>
    `${value}${percent && size >= MANY && value > 0 ? ` (${of} %)` : ""}`;
  const ways = (
    [
      [positive, percent?.positive, "positively"],
      [neutral, percent?.neutral, "neutrally"],
      [negative, percent?.negative, "negatively"],
    ] as const
  ).map(([value, of, how]) => ({ value, how, text: `${share(value, of)} ${how}` }));
  const some = ways
    .filter(({ value }) => value > 0)
    .map(({ text }, index) => (index === 0 ? text.replace(/ (\w+)$/, " reacted $1") : text));
  const none = ways.find(({ value }) => value === 0);
  return `Of the ${size} participants, ${list(some)}${none ? `, nobody ${none.how}` : ""}`;
}

export const phrasesEnglish: Phrases = {
  items: {
    purchase_intent: "purchase intent",
    uniqueness: "uniqueness",
    relevance: "relevance",
    believability: "believability",
    value_for_money: "value for money",
    liking: "liking",
  },
  counts,
  verdict: {
    one: "this is one voice and no finding about a group",
    nobody: "the concept fails with this group as it stands",
    against: "the concept does not convince this group as it stands",
    for: "the concept is well received here",
    split: "the concept divides the group",
    lukewarm: "the concept leaves most of them undecided",
    question: "they were asked about themselves, so this measures mood and not approval of an offer",
  },
  range: (best, worst, { close, below, one }) => {
    const mean = one ? "rating" : "mean";
    const name = (item: typeof best) => phrasesEnglish.items[item.item];
    if (close)
      return `The battery items lie close together, from ${name(worst)} (${mean} ${worst.mean}) to ${name(best)} (${mean} ${best.mean}), so none of them singles out a strength${below ? ", and all stay below the middle of the five-point scale" : ""}.`;
    return `On the five-point battery ${name(best)} does best (${mean} ${best.mean}) and ${name(worst)} worst (${mean} ${worst.mean})${below ? "; even the best item stays below the middle of the scale" : ""}.`;
  },
  divided: (pro, con) => `What speaks for it is ${pro}; what speaks against it is ${con}.`,
  agreed: (side, themes) =>
    side === "for"
      ? `The themes named speak for it: ${themes}.`
      : side === "against"
        ? `The themes named all speak against it: ${themes}.`
        : `What their answers turn on is ${themes}.`,
  voices: (pro, con) =>
    pro && con
      ? `${pro.name} says “${pro.quote}”, while ${con.name} says “${con.quote}”.`
      : `In the words of ${(pro ?? con)!.name}: “${(pro ?? con)!.quote}”.`,
  noThemes: "No theme is shared by several participants, so the answers have to be read one by one.",
  certainty: (size, close) =>
    size === 1
      ? "One simulated participant yields questions for the next step, not an answer."
      : size < MANY
        ? `With ${size} simulated participants, ${close ? "one or two other people could turn the result" : "the direction is indicative and the exact figures are not"}; check it with real consumers before money depends on it.`
        : `${size} simulated participants are enough to see the direction${close ? ", though the two sides are too close to call" : ""}, but they stand for no population; check it with real consumers before money depends on it.`,
  shared: (theme, names, count, size) =>
    size === 1
      ? `“${theme}”`
      : `“${theme}” (${count === size ? `all ${size}` : names.length === count && count <= 2 ? list(names) : people(count)})`,
  named: (theme) => `“${theme}”`,
  list,
  ground: {
    themes: (themes) => `Participants object with ${themes}.`,
    item: ({ item, mean }, lowest) => {
      const name = phrasesEnglish.items[item];
      return lowest
        ? `${name[0]!.toUpperCase()}${name.slice(1)} is the weakest item at ${mean}.`
        : `${name[0]!.toUpperCase()}${name.slice(1)} stands at only ${mean}.`;
    },
    leanAgainst: ({ counts: { negative }, size }) => `${negative} of ${people(size)} reacted negatively.`,
  },
  stop: ({ counts: { negative, positive }, size }, intent) => [
    "Do not take the concept further as it stands",
    `${size === 1 ? "The only participant" : negative === size ? `All ${size} participants` : `${negative} of ${people(size)}`} reacted negatively${size > 1 && positive === 0 && negative < size ? ", nobody positively" : ""}${intent === null ? "" : `, and purchase intent stands at ${intent}`}. These refusals are aimed at the offer itself and not at a detail of its wording. Spend nothing on launch or advertising before a changed version has been tested.`,
  ],
  lead: (theme, shared, bad) => [
    `Lead with “${theme}”`,
    `This is what people themselves bring up in its favour: ${shared}. Move it into the first sentence and test that order against the present one.${bad ? " It does not outweigh the objections, so it comes after them." : ""}`,
  ],
  first: (names, { size, counts: { positive } }, theme) => [
    "Address the people who are already in favour first",
    `${names.length <= 3 ? list(names) : `${positive} of ${people(size)}`} ${names.length === 1 ? "is" : "are"} in favour${theme ? `, and “${theme}” is what they have in common` : ""}. Describe what sets them apart from the others in age, household and habits, and recruit more people like them for the next round.`,
  ],
  criterion: (theme, shared) => [
    `Answer “${theme}” before anything else`,
    `It is one of the things by which these people choose: ${shared}. An offer to them should speak to it first, and a next study can test two ways of doing so.`,
  ],
  objection: (theme, shared) => [
    `Deal with the objection “${theme}”`,
    `It is raised without prompting: ${shared}. Change the part of the offer it refers to, or answer it openly, and ask the same people again.`,
  ],
  ask: ({ size }) => [
    "Follow up on the reasons in a conversation",
    `${size === 1 ? "The answer shows a stance" : "The answers show a stance"} and give only part of the reasons. Ask in interviews what would have to change, before changing anything.`,
  ],
};
