import { reportWordingOf } from "../../languages/report-wording.ts";
import { withoutMarks } from "../../models/quotes.ts";
import { kindOf } from "../../studies/study-kinds.ts";
import type { Finding, Quote, Section } from "../content/report.ts";
import type { ReportSource } from "../content/source.ts";

/** The most quotes below a theme. */
const MOST_QUOTES = 2;

/** Sections of the report with the picture of the themes. */
export const THEME_SECTIONS: readonly string[] = ["group-topics", "themes"];

/**
 * The themes of a talk, each with quotes, if possible of people who are not quoted for another theme. Null for other
 * studies, which show their themes as figures.
 * @param language language of the heading and the counts (BCP 47)
 */
export function themeQuotes({ simulation, results }: ReportSource, language: string): Section | null {
  if (kindOf(simulation).asks !== "talk") return null;
  const { focus_group: group, top_themes: top, persona_count: total } = results.aggregate;
  const themes = group && group.themes.length > 0 ? group.themes : top;
  const people = new Map(results.persona_results.map((result) => [result.persona_id, result]));
  const quoted = new Set<string>();
  const { say } = reportWordingOf(language);
  const findings = themes.map(({ theme, count, persona_ids }): Finding => {
    const said = persona_ids
      .flatMap((id) => people.get(id) ?? [])
      .filter(({ notable_quote: quote }) => quote.trim() !== "");
    const unquoted = said.filter(({ persona_id }) => !quoted.has(persona_id));
    const chosen = (unquoted.length > 0 ? unquoted : said).slice(0, MOST_QUOTES);
    for (const { persona_id } of chosen) quoted.add(persona_id);
    const quotes = chosen.map(({ persona_id, persona_name, notable_quote }): Quote => ({
      text: withoutMarks(notable_quote),
      personaId: persona_id,
      personaName: persona_name,
      utterance: null,
    }));
    return { title: theme, text: say("figures.of", { count, total }), quotes };
  });
  if (findings.length === 0) return null;
  return { id: "theme-quotes", heading: say("themes.heading"), blocks: [{ kind: "findings", findings }] };
}
