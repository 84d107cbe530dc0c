import type { ReportNarrative } from "../../../../../functions/studies/report/prompt.ts";
import { topicNames } from "../../../embedder/reader.ts";
import type { Desk } from "../../../phrases/desk.ts";
import type { PackLanguage } from "../../../phrases/pack.ts";
import { filling, topicsOf, type Slots } from "../language.ts";
import type { Disagreement } from "./disagreements.ts";
import { createEvidencer, positionOf, type Evidence, type Point, type Speaks } from "./evidence.ts";
import type { Leaning, Speaker, Study } from "./study.ts";
import { judged, meanOf, named } from "./summary.ts";

type Recommendation = ReportNarrative["recommendations"][number];

const MOST = 4;
const THEMES_READ = 6;
const LONGEST = { title: 120, rationale: 800, ground: 1_000 } as const;
/** A theme whose wording or whose holders lean less than this points neither way. */
const OPEN = 0.15;
/** Means above this are no weakness worth working on. */
const GOOD_MEAN = 3.5;

/** A recommendation before it has its quotes. */
interface Draft {
  advice: readonly [title: string, rationale: string];
  slots: Slots;
  rests_on: string[];
  point: Point;
  /** Quotes that are settled already. */
  evidence?: Evidence;
}

const cut = (text: string, length: number): string => (text.length <= length ? text : `${text.slice(0, length - 1)}…`);

function leaningOf(theme: string, holders: readonly Speaker[]): Speaks {
  const worded = positionOf(theme);
  const held = holders.reduce((sum, { score }) => sum + score, 0) / Math.max(1, holders.length);
  const lean = Math.abs(worded) > OPEN ? worded : held;
  return lean > OPEN ? "for" : lean < -OPEN ? "against" : "either";
}

function themeDrafts({ figures, speakers }: Study, advice: Desk["report"]["advice"], language: PackLanguage): Draft[] {
  const price = topicNames.indexOf("price");
  return figures.themes.slice(0, THEMES_READ).map(({ theme, participants }) => {
    const holders = speakers.filter((speaker) => speaker.themes.includes(theme));
    const speaks = leaningOf(theme, holders);
    const isPrice = speaks === "against" && topicsOf(theme, language).has(price);
    return {
      advice: isPrice ? advice.price : advice[speaks === "either" ? "open" : speaks],
      slots: { theme, count: participants, size: speakers.length },
      rests_on: [theme],
      point: { speaks, about: theme, holders },
    };
  });
}

/** A quote of each side of a disagreement, and the leanings of those who said them. */
function bothSides({ positions }: Disagreement, speakers: readonly Speaker[]): Pick<Draft, "evidence" | "rests_on"> {
  const evidence = positions.flatMap((position) => position.evidence.slice(0, 1));
  const quoted = evidence.map(({ participant }) => speakers.find(({ label }) => label === participant));
  return { evidence, rests_on: [...new Set(quoted.flatMap((speaker) => (speaker ? [speaker.leaning] : [])))] };
}

/** Drafts that follow from what only one type of study measures. */
function typeDrafts(
  { figures, items, rated, speakers }: Study,
  { report, typography }: Desk,
  disagreements: readonly Disagreement[],
): Draft[] {
  const size = speakers.length;
  const draft = (name: keyof typeof report.advice, about: string, slots: Slots, point: Partial<Point> = {}): Draft => ({
    advice: report.advice[name],
    slots,
    rests_on: [about],
    point: { speaks: "either", about, holders: speakers, ...point },
  });
  const [split] = disagreements;
  const worst = items.at(-1);
  const low = rated.at(-1);
  const weakest: Slots = worst ? { item: report.items[worst.item], mean: worst.mean } : {};
  const fits = ({ item }: { item: string | null }) => item === worst?.item;
  const [first] = figures.importances.toSorted((a, b) => b.percent - a.percent);
  const levels = figures.part_worths.find(({ attribute }) => attribute === first?.attribute)?.levels ?? [];
  const [gap] = figures.coverage.toSorted((a, b) => a.participants_covered - b.participants_covered);
  const count = gap?.participants_covered ?? size;
  return [
    split && { ...draft("disagreement", split.topic, { topic: split.topic }), ...bothSides(split, speakers) },
    worst && worst.mean < GOOD_MEAN && draft("item", worst.item, weakest, { speaks: "against", about: null, fits }),
    first &&
      draft("attribute", first.attribute, first, {
        about: [first.attribute, ...levels.map(({ level }) => level)].join(" "),
      }),
    low && draft("question", low.question, { question: named(low.question), mean: meanOf(low, { typography }) }),
    gap && count < size && draft("gap", gap.question, { question: named(gap.question), count, size }),
  ].filter((one) => !!one);
}

/** What follows from how people took to the whole, the most numerous first. */
function leaningDrafts({ speakers }: Study, advice: Desk["report"]["advice"]): Draft[] {
  const speaks = { positive: "for", negative: "against", neutral: "neither" } as const;
  return (["positive", "negative", "neutral"] as const)
    .map((leaning: Leaning) => ({ leaning, holders: speakers.filter((speaker) => speaker.leaning === leaning) }))
    .filter(({ holders }) => holders.length > 0)
    .toSorted((a, b) => b.holders.length - a.holders.length)
    .map(({ leaning, holders }) => ({
      advice: advice[leaning],
      slots: { count: holders.length, size: speakers.length },
      rests_on: [leaning],
      point: { speaks: speaks[leaning], about: null, holders },
    }));
}

/** Up to four things to do, each with what of the figures it rests on and words of those who hold it; never none. */
export function recommend(
  study: Study,
  desk: Desk,
  language: PackLanguage,
  disagreements: readonly Disagreement[],
): Recommendation[] {
  const { advice } = desk.report;
  const settled = disagreements.slice(0, 1).flatMap((split) => bothSides(split, study.speakers).evidence ?? []);
  const evidenceFor = createEvidencer(
    language,
    settled.map(({ quote }) => quote),
  );
  const themes = themeDrafts(study, advice, language);
  const [specific, leanings] = [typeDrafts(study, desk, disagreements), leaningDrafts(study, advice)];
  // What somebody chose or rated leaves nobody undecided: how they took to the whole is no finding of such a study.
  const whole = judged.has(study.type) ? leanings : leanings.filter(({ point }) => point.speaks !== "neither");
  const drafts = [...themes.slice(0, 2), ...specific, ...themes.slice(2), ...whole];
  const say = filling(desk);
  const word = ({ advice: [title, rationale], slots, rests_on, point }: Draft, evidence: Evidence) => ({
    title: cut(say(title, slots), LONGEST.title),
    rationale: cut(say(rationale, slots), LONGEST.rationale),
    rests_on: rests_on.map((one) => one.slice(0, LONGEST.ground)),
    ...{ speaks: point.speaks === "neither" ? ("either" as const) : point.speaks, evidence },
  });
  const found: Recommendation[] = [];
  for (const draft of drafts) {
    if (found.length === MOST) break;
    const evidence = draft.evidence ?? evidenceFor(draft.point);
    if (evidence.length > 0) found.push(word(draft, evidence));
  }
  if (found.length > 0) return found;
  // A report has at least one recommendation, and somebody's words under it.
  const point: Point = { speaks: "either", about: null, holders: [] };
  const none: Draft = { advice: advice.neutral, slots: { count: 0, size: 0 }, rests_on: ["neutral"], point };
  const speaker = study.speakers.find(({ sentences }) => sentences.length > 0);
  const quote = speaker?.sentences[0]?.text ?? "–";
  return [word({ ...(leanings[0] ?? none), point }, [{ participant: speaker?.label ?? "P1", quote }])];
}
