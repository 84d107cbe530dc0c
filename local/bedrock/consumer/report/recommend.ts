import type { ReportNarrative } from "../../../../functions/prompts/report/prompt.ts";
import { adviceAgainst } from "./advice.ts";
import type { Disagreements } from "./disagreements.ts";
import { EVERYBODY, EvidenceBook, type Point } from "./evidence.ts";
import { phrasesOf } from "./phrases.ts";
import type { Speaker, Study } from "./study.ts";
import { showTheme } from "./summary.ts";
import type { ReadTheme } from "./themes.ts";
import { typeAdvice } from "./type-advice.ts";
import { itemOf, topicIds, type TopicId } from "./topics.ts";

type Recommendation = ReportNarrative["recommendations"][number];

interface Candidate {
  /** How much speaks for giving this advice; the highest come first. */
  weight: number;
  point: Point;
  words: readonly [title: string, rationale: string];
}

const MOST = 4;
const MOST_THEMES = 3;
const MOST_GRIEVANCES = 2;
const FEWEST = 2;
const MIDDLE = 3;
const LIMITS = { title: 120, rationale: 800 } as const;
/** Weights in shares of participants: a stop outranks all, strengths follow the complaints of about a third. */
const WEIGHT = {
  stop: 9,
  danger: 1,
  weakest: 0.3,
  perPoint: 0.5,
  strength: 0.75,
  address: 0.3,
  minded: 1.3,
  ask: 0.01,
} as const;

/** What a point rests on, as the figures name it, and which way its quotes lean. */
const basisOf = ({ theme, item, cites, side, isQuestion }: Point) => ({
  rests_on: cites ? [...cites] : [theme ?? item].filter((name) => name !== null),
  speaks: side === "open" || isQuestion === true ? ("either" as const) : side,
});

const union = (themes: readonly ReadTheme[]): Speaker[] => [...new Set(themes.flatMap(({ holders }) => holders))];
const clipped = (text: string, limit: number) =>
  text.length <= limit ? text : `${text.slice(0, limit - 1).trimEnd()}…`;

/** Complaints by topic: how many share them, how weak the item is that asks about it. */
function complaints(study: Study, themes: readonly ReadTheme[]): Candidate[] {
  const phrases = phrasesOf(study.language);
  const weakest = study.items.at(-1);
  return topicIds.flatMap((topic: TopicId): Candidate[] => {
    const own = themes.filter((theme) => theme.side === "against" && theme.topic === topic);
    const item = study.items.find(({ item }) => item === itemOf[topic]);
    const isWeakest = item !== undefined && item === weakest;
    const weak = item !== undefined && (item.mean < MIDDLE || isWeakest);
    const holders = union(own);
    if (own.length === 0 && !weak) return [];
    const [title, step] = adviceAgainst(topic, study);
    const grounds = [
      ...(own.length > 0
        ? [phrases.ground.themes(phrases.list(own.slice(0, 2).map((theme) => showTheme(theme, study, phrases))))]
        : []),
      ...(weak && item ? [phrases.ground.item(item, isWeakest)] : []),
    ];
    const share = holders.length / Math.max(1, study.size);
    const weakness =
      weak && item ? Math.max(0, MIDDLE - item.mean) * WEIGHT.perPoint + (isWeakest ? WEIGHT.weakest : 0) : 0;
    const critics = study.speakers.filter(({ leaning }) => leaning === "negative");
    return [
      {
        weight: share + weakness + (topic === "danger" ? WEIGHT.danger : 0),
        point: {
          topic,
          theme: own[0]?.theme ?? null,
          item: item?.item ?? itemOf[topic] ?? null,
          side: "against",
          holders: holders.length > 0 ? holders : critics,
        },
        words: [title, [...grounds, step].join(" ")],
      },
    ];
  });
}

function candidatesOf(study: Study, themes: readonly ReadTheme[], disagreements: Disagreements): Candidate[] {
  const phrases = phrasesOf(study.language);
  const { size, counts, speakers } = study;
  const who = (leaning: Speaker["leaning"]) => speakers.filter((speaker) => speaker.leaning === leaning);
  const intent = study.items.find(({ item }) => item === "purchase_intent")?.mean ?? null;
  const isBad =
    study.beyondRandom && study.kind === "offer" && counts.negative * 2 > size && (intent === null || intent < MIDDLE);
  const candidates = study.kind === "offer" ? complaints(study, themes) : [];
  const pointOf = ({ topic, theme, side, holders }: ReadTheme): Point => ({ topic, theme, item: null, side, holders });
  const strengths = themes.filter(({ side }) => side === "for");
  if (isBad) {
    const point: Point = {
      topic: null,
      theme: null,
      item: "purchase_intent",
      side: "against",
      cites: ["negative"],
      holders: who("negative"),
    };
    candidates.push({ weight: WEIGHT.stop, point, words: phrases.stop(study, intent) });
  }
  const [strength] = strengths;
  if (strength) {
    const words = phrases.lead(strength.theme, showTheme(strength, study, phrases), isBad);
    candidates.push({
      weight: (strength.participants / Math.max(1, size)) * WEIGHT.strength,
      point: pointOf(strength),
      words,
    });
  }
  if (counts.positive > 0 && counts.positive < size && study.kind === "offer") {
    const holders = who("positive");
    const common = strengths.find(
      (theme) => theme !== strength && holders.length > 1 && holders.every((holder) => theme.holders.includes(holder)),
    );
    const point: Point = {
      topic: null,
      theme: null,
      item: "purchase_intent",
      side: "for",
      cites: ["positive"],
      holders,
    };
    const words = phrases.first(
      holders.map(({ name }) => name),
      study,
      common?.theme ?? null,
    );
    candidates.push({ weight: isBad ? WEIGHT.ask : WEIGHT.address, point, words });
  }
  const untold = themes.filter(
    ({ side, topic }) => side === "open" || (side === "against" && (topic === null || study.kind === "question")),
  );
  const against = study.kind === "offer" ? phrases.objection : phrases.grievance;
  const open = untold.filter(({ side }) => side === "open");
  const kept = [
    ...open.slice(0, MOST_THEMES),
    ...untold.filter(({ side }) => side === "against").slice(0, MOST_GRIEVANCES),
  ];
  for (const theme of kept) {
    const place = open.indexOf(theme) as 0 | 1 | 2;
    const shown = showTheme(theme, study, phrases);
    const words = theme.side === "open" ? phrases.criterion(theme.theme, shown, place) : against(theme.theme, shown);
    const share = theme.participants / Math.max(1, size);
    const weight = share * (study.kind === "question" && theme.side === "against" ? WEIGHT.minded : 1);
    candidates.push({ weight, point: pointOf(theme), words });
  }
  const everyone: Point = {
    topic: null,
    theme: null,
    item: "liking",
    side: "open",
    cites: EVERYBODY,
    holders: speakers,
  };
  candidates.push(...typeAdvice(study, disagreements));
  return [...candidates, { weight: WEIGHT.ask, point: everyone, words: phrases.ask(study) }].toSorted(
    (a, b) => b.weight - a.weight,
  );
}

/**
 * Writes up to four recommendations from the weakest items and the most shared themes, each with quotes of its own. Advice
 * that nothing said bears on is left out; at least one recommendation remains.
 */
export function recommend(
  study: Study,
  themes: readonly ReadTheme[],
  disagreements: Disagreements = [],
): Recommendation[] {
  const book = new EvidenceBook(study.speakers);
  const written: Recommendation[] = [];
  const left: Candidate[] = [];
  const add = ({ point, words: [title, rationale] }: Candidate, evidence: Recommendation["evidence"]) =>
    written.push({
      title: clipped(title, LIMITS.title),
      rationale: clipped(rationale, LIMITS.rationale),
      ...basisOf(point),
      evidence,
    });
  for (const candidate of candidatesOf(study, themes, disagreements)) {
    if (written.length === MOST) break;
    if (candidate.weight <= WEIGHT.ask && written.length >= FEWEST) continue;
    const evidence = book.take(candidate.point);
    if (evidence.length > 0) add(candidate, evidence);
    else left.push(candidate);
  }
  // Advice that follows from a stance as a whole can be shown by any words that take it; the strongest theme is last.
  const isStance = ({ point: { topic, theme } }: Candidate) => topic === null && theme === null;
  for (const candidate of [...left.filter(isStance), ...left.filter((one) => !isStance(one))]) {
    if (written.length >= (isStance(candidate) ? FEWEST : 1)) continue;
    const evidence = book.take(candidate.point, true);
    if (evidence.length > 0) add(candidate, evidence);
  }
  return written;
}
