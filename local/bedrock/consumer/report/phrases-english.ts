import type { Phrases } from "./phrases.ts";
import type { Study } from "./study.ts";

const list = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
const people = (count: number) => (count === 1 ? "1 participant" : `${count} participants`);
const MANY = 20;
const upper = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;
/** All participants, as the subject of a sentence that goes on in the plural. */
export const everyone = (size: number): string =>
  size === 1 ? "the one participant" : size === 2 ? "both participants" : `all ${size} participants`;
/** So many of the participants. */
export const someOf = (count: number, size: number): string => {
  if (count === size) return everyone(size);
  return size === 2 ? "one of the two participants" : `${count} of ${size} participants`;
};

function counts({ size, kind, counts: { positive, neutral, negative }, percent, speakers }: Study): string {
  const reacted = kind === "offer" ? "reacted" : "spoke of the subject";
  if (size === 1) {
    const { name, leaning } = speakers[0]!;
    return `The one participant, ${name}, ${reacted} ${leaning === "neutral" && kind === "offer" ? "neither for nor against" : `${leaning}ly`}`;
  }
  const all = Math.max(positive, neutral, negative) === size;
  if (all)
    return `${upper(everyone(size))} ${reacted} ${positive ? "positively" : negative ? "negatively" : "neutrally"}`;
  const share = (value: number, of: number | undefined) =>
    `${value}${percent && size >= MANY && value > 0 ? ` (${of} %)` : ""}`;
  if (size === 2) {
    const [first, second] = ([[positive, "positively"], [neutral, "neutrally"], [negative, "negatively"]] as const).filter(([value]) => value > 0); // prettier-ignore
    return `One of the two participants ${reacted} ${first![1]}, the other ${second![1]}`;
  }
  const ways = (
    [
      [positive, percent?.positive, "positively"],
      [neutral, percent?.neutral, "neutrally"],
      [negative, percent?.negative, "negatively"],
    ] as const
  ).map(([value, of, how]) => ({ value, how, text: `${share(value, of)} ${how}` }));
  const some = ways
    .filter(({ value }) => value > 0)
    .map(({ text }, index) => (index === 0 ? text.replace(/ (\w+)$/, ` ${reacted} $1`) : text));
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
    random: "that cannot be told from random answering, so the concept can be called neither liked nor disliked",
    question: "people were asked about themselves, so this measures mood and not approval",
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
  minded: (open, con) => (open ? `What they go by is ${open}; what they mind is ${con}.` : `What they mind is ${con}.`),
  voices: (pro, con) =>
    pro && con
      ? `${pro.name} says “${pro.quote}”, while ${con.name} says “${con.quote}”.`
      : `In the words of ${(pro ?? con)!.name}: “${(pro ?? con)!.quote}”.`,
  noThemes: "No theme is shared by several participants, so the answers have to be read one by one.",
  certainty: (size, close) =>
    size === 1
      ? "One simulated participant yields questions for the next step, not an answer."
      : size < MANY
        ? `With ${size === 2 ? "only two" : size} simulated participants, ${close ? "one or two other people could turn the result" : "the direction is indicative and the exact figures are not"}; check it with real consumers before money depends on it.`
        : `${size} simulated participants are enough to see the direction${close ? ", though the two sides are too close to call" : ""}, but they stand for no population; check it with real consumers before money depends on it.`,
  shared: (theme, names, count, size) =>
    size === 1
      ? `“${theme}”`
      : `“${theme}” (${count === size ? (size === 2 ? "both" : `all ${size}`) : names.length === count && count <= 2 ? list(names) : people(count)})`,
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
    leanAgainst: ({ counts: { negative }, size }) => `${upper(someOf(negative, size))} reacted negatively.`,
  },
  stop: ({ counts: { negative, positive }, size }, intent) => [
    "Do not take the concept further as it stands",
    `${upper(someOf(negative, size))} reacted negatively${size > 1 && positive === 0 && negative < size ? ", nobody positively" : ""}${intent === null ? "" : `, and purchase intent stands at ${intent}`}. These refusals are aimed at the offer itself and not at a detail of its wording. Spend nothing on launch or advertising before a changed version has been tested.`,
  ],
  lead: (theme, shared, bad) => [
    `Lead with “${theme}”`,
    `This is what people themselves bring up in its favour: ${shared}. Move it into the first sentence and test that order against the present one.${bad ? " It does not outweigh the objections, so it comes after them." : ""}`,
  ],
  first: (names, { size, counts: { positive } }, theme) => [
    "Address the people who are already in favour first",
    `${names.length <= 3 ? list(names) : someOf(positive, size)} ${names.length === 1 ? "is" : "are"} in favour${theme ? `, and “${theme}” is what they have in common` : ""}. Describe what sets them apart from the others in age, household and habits, and recruit more people like them for the next round.`,
  ],
  criterion: (theme, shared, place) =>
    (
      [
        [
          `Start from “${theme}”`,
          `It comes up where they talk about themselves: ${shared}. Begin there in whatever is planned, and ask a larger sample how much it weighs beside the rest.`,
        ],
        [
          `Take “${theme}” into account as well`,
          `It comes up unasked: ${shared}. Find out on which occasions it decides and on which it does not, before anything is built on it.`,
        ],
        [
          `Ask further about “${theme}”`,
          `It is named here, but not how much it moves people: ${shared}. Let them choose between two situations that differ in nothing else.`,
        ],
      ] as const
    )[place],
  grievance: (theme, shared) => [
    `Look into what people mind: “${theme}”`,
    `It is what bothers them as things are: ${shared}. Ask when it last happened and what they did then; whatever takes it away would be noticed.`,
  ],
  objection: (theme, shared) => [
    `Deal with the objection “${theme}”`,
    `It is raised without prompting: ${shared}. Change the part of the offer it refers to, or answer it openly, and ask the same people again.`,
  ],
  ask: ({ size, type, kind }) => {
    const shown = size === 1 ? "The answer shows a stance and gives" : "The answers show a stance and give";
    if (type.startsWith("idi") || kind === "question")
      return [
        "Hear more people on the same points",
        `${shown} only part of the reasons. Put the same questions to further people, and ask for the last time it happened, before anything is changed.`,
      ];
    return [
      "Follow up on the reasons in a conversation",
      `${shown} only part of the reasons. Ask in interviews what would have to change, before changing anything.`,
    ];
  },
};
