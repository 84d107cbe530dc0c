import { subheading } from "./blocks.ts";
import type { PersonaResult } from "../../studies/simulation/results.ts";
import type { ReportContext } from "./context.ts";
import { quoteOf } from "./places.ts";
import type { Block, Finding } from "./report.ts";

/** The most themes at the beginning of a report, and the most quotes for each. */
const MOST_THEMES = 4;
const MOST_QUOTES = 2;
/** Letters; shorter words are articles mostly. */
const SHORTEST_WORD = 4;

interface Named {
  theme: string;
  count: number;
  persona_ids: readonly string[];
}

/** The themes and the people who spoke about them. */
function themesOf({ source }: ReportContext): Named[] {
  const { aggregate, persona_results: results } = source.results;
  const spoken = aggregate.focus_group?.themes ?? [];
  if (spoken.length > 0) return spoken.map((one) => ({ ...one, count: one.persona_ids.length }));
  return aggregate.top_themes.map(({ theme, count }) => ({
    ...{ theme, count },
    persona_ids: results.filter(({ key_themes }) => key_themes.includes(theme)).map(({ persona_id }) => persona_id),
  }));
}

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** A person's words, sentence by sentence. */
const saidBy = ({ persona_id, transcript, answers, reaction }: PersonaResult): string[] =>
  [
    ...(transcript ?? [])
      .filter((message) => message.role === "persona" && message.persona_id === persona_id)
      .map(({ content }) => content),
    ...(answers ?? []).map(({ text }) => text),
    reaction,
  ].flatMap((text) => [...sentences.segment(text)].map(({ segment }) => segment.trim()));

/** Whether words name a theme: one of its longer words is among them. */
function naming(theme: string): (words: string) => boolean {
  const lower = theme.toLowerCase();
  const longer = lower.split(/\s+/u).filter(({ length }) => length >= SHORTEST_WORD);
  return (words) => (longer.length > 0 ? longer : [lower]).some((word) => words.toLowerCase().includes(word));
}

/**
 * The themes of a talk with a few people, in their own words. No person is quoted twice if others spoke about the
 * theme, too.
 */
export function quotedThemes(context: ReportContext): Block[] {
  if (!context.isCounted) return [];
  const { say, source, resultOf } = context;
  const total = source.results.persona_results.length;
  const quoted = new Set<string>();
  const findings = themesOf(context)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_THEMES)
    .map(({ theme, count, persona_ids }): Finding => {
      const isNamed = naming(theme);
      const words = persona_ids.flatMap((id) => {
        const result = resultOf(id);
        const text = result && saidBy(result).find(isNamed);
        return text === undefined ? [] : [{ id, text }];
      });
      const chosen = words.toSorted((one, other) => Number(quoted.has(one.id)) - Number(quoted.has(other.id)));
      const quotes = chosen.slice(0, MOST_QUOTES);
      for (const { id } of quotes) quoted.add(id);
      return {
        title: theme,
        text: say("figures.of", { count, total }),
        quotes: quotes.map(({ id, text }) => quoteOf(context, id, text)),
      };
    });
  return findings.length === 0 ? [] : [subheading(say("themes.quoted")), { kind: "findings", findings }];
}
