import { EvidenceBook, type Point } from "./evidence.ts";
import { findings } from "./findings.ts";
import { phrasesOf, type Phrases, type Verdict } from "./phrases.ts";
import type { Leaning, Study } from "./study.ts";
import type { ReadTheme, Side } from "./themes.ts";

/** Means nearer to each other than this rank by chance at the sizes studies have here. */
const CLOSE = 0.2;
const MIDDLE = 3;
const NAMED_THEMES = 3;
const SPOKEN_LENGTH = 180;

function verdictOf({ size, kind, beyondRandom, counts: { positive, negative, neutral } }: Study): Verdict {
  if (kind === "question") return "question";
  if (size === 1) return "one";
  if (!beyondRandom) return neutral * 2 > size ? "lukewarm" : "random";
  if (positive === 0 && negative > neutral) return "nobody";
  if (neutral * 2 > size || (positive === 0 && negative === 0)) return "lukewarm";
  if (negative * 2 > size || negative >= positive * 2) return "against";
  return positive * 2 > size && positive >= negative * 2 ? "for" : "split";
}

export const showTheme = ({ theme, participants, holders }: ReadTheme, study: Study, phrases: Phrases): string =>
  phrases.shared(
    theme,
    holders.map(({ name }) => name),
    Math.min(participants, study.size),
    study.size,
  );

function divisionOf(study: Study, themes: readonly ReadTheme[], phrases: Phrases): string {
  const of = (side: Side) =>
    phrases.list(
      themes
        .filter((theme) => theme.side === side)
        // One wording per topic: `too expensive` and `price too high` are the same point.
        .filter(({ topic }, index, all) => topic === null || all.findIndex((other) => other.topic === topic) === index)
        .slice(0, NAMED_THEMES)
        .map((theme) => showTheme(theme, study, phrases)),
    );
  const [pro, con, open] = [of("for"), of("against"), of("open")];
  if (con && study.kind === "question") return phrases.minded(open, con);
  if (pro && con) return phrases.divided(pro, con);
  if (pro) return phrases.agreed("for", pro);
  if (con) return phrases.agreed("against", con);
  return open ? phrases.agreed("open", open) : phrases.noThemes;
}

/** One sentence each from the most and the least favourable; without digits, since a summary's figures are the study's. */
function voicesOf(study: Study, themes: readonly ReadTheme[], phrases: Phrases): string | null {
  const voice = (leaning: Leaning, side: Side) => {
    const holders = study.speakers
      .filter((speaker) => speaker.leaning === leaning)
      .toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score))
      .slice(0, 3)
      .map((speaker) => ({
        ...speaker,
        sentences: speaker.sentences.filter(
          ({ text, place }) =>
            place === "reaction" && !/\d|[“”„]/.test(text) && text.length <= SPOKEN_LENGTH && text.endsWith("."),
        ),
      }));
    const theme = themes.find((one) => one.side === side);
    const point: Point = { topic: theme?.topic ?? "appeal", theme: theme?.theme ?? null, item: null, side, holders };
    const [found] = new EvidenceBook(holders).take(point, false, 1);
    if (!found) return null;
    const { name } = holders.find(({ label }) => label === found.participant)!;
    return { name, quote: found.quote.replace(/\.$/, "") };
  };
  const [pro, con] = [voice("positive", "for"), voice("negative", "against")];
  return pro || con ? phrases.voices(pro, con) : null;
}

const MOST_SENTENCES = 6;
/** What people said before their figures is a concept test's verdict; choices and ratings speak for themselves. */
const judged = new Set<Study["type"]>(["concept_test", "focus_group", "idi_ai", "idi_manual"]);

function conceptFinding(study: Study, phrases: Phrases): string[] {
  const [best, worst] = [study.items[0], study.items.at(-1)];
  if (!best || !worst || best === worst || study.kind !== "offer") return [];
  const [least, most] = [best.interval?.[0], worst.interval?.[1]];
  const overlap = least !== undefined && most !== undefined && least <= most;
  const close = overlap || best.mean - worst.mean < CLOSE;
  return [phrases.range(best, worst, { close, below: best.mean < MIDDLE, one: study.size === 1 })];
}

/**
 * Writes 3 to 6 sentences: counts and verdict, what the type of study measures, what divides people, their voices, how
 * sure one can be.
 */
export function writeSummary(study: Study, themes: readonly ReadTheme[]): string {
  const phrases = phrasesOf(study.language);
  const { positive, negative } = study.counts;
  const counts = phrases.counts(study);
  const opening = judged.has(study.type) ? `${counts}; ${phrases.verdict[verdictOf(study)]}.` : `${counts}.`;
  const measured = [...conceptFinding(study, phrases), ...findings(study)].slice(0, MOST_SENTENCES - 3);
  const room = measured.length < MOST_SENTENCES - 3 && study.size > 1 && study.kind === "offer";
  const voices = room ? voicesOf(study, themes, phrases) : null;
  const certainty = phrases.certainty(study.size, Math.abs(positive - negative) <= Math.max(1, study.size / 10));
  return [opening, ...measured, divisionOf(study, themes, phrases), voices, certainty]
    .filter((sentence) => sentence !== null)
    .join(" ");
}
