import { sameWordingKey } from "../../studies/report/cluster-themes.ts";
import type { OpinionFigures } from "../../studies/simulation/opinion-figures.ts";
import type { PersonaResult } from "../../studies/simulation/results.ts";
import type { TypeFigures } from "./simulation-figures.ts";

/** Something that a recommendation can rest on, and the people who can be quoted for it. */
export interface Ground {
  kind: "theme" | "question" | "sentiment" | "attribute";
  /** Its name in the figures of the request. */
  name: string;
  /** Other names under which it may be cited: the id of a question. */
  aliases: readonly string[];
  /** The people who can be quoted; null: everybody. */
  holders: ReadonlySet<string> | null;
}

/** All grounds in the figures of a study that a recommendation can rest on. */
export function findGrounds(
  results: readonly PersonaResult[],
  { top_themes }: Pick<OpinionFigures, "top_themes">,
  { survey, conjoint, focus_group, interview, concept_test, concepts }: TypeFigures,
): Ground[] {
  const themes = [
    ...top_themes,
    ...(focus_group?.themes ?? []),
    ...(survey?.questions ?? []).flatMap(({ themes: own }) => own ?? []),
  ];
  const question = (name: string, ...aliases: string[]): Ground => ({ kind: "question", name, aliases, holders: null });
  return [
    ...[...Map.groupBy(themes, ({ theme }) => sameWordingKey(theme)).values()].map((same): Ground => ({
      kind: "theme",
      name: same[0]!.theme.trim(),
      aliases: [],
      holders: new Set(same.flatMap(({ persona_ids }) => persona_ids)),
    })),
    ...(["Positive", "Neutral", "Negative"] as const).map((sentiment): Ground => ({
      kind: "sentiment",
      name: sentiment.toLowerCase(),
      aliases: [],
      holders: new Set(results.filter((result) => result.sentiment === sentiment).map(({ persona_id }) => persona_id)),
    })),
    ...(concept_test?.questions ?? []).map(({ question: text, question_id }) => question(text, question_id)),
    ...(concepts?.concepts ?? []).map(({ name, concept_id }) => question(name, concept_id)),
    ...(concepts?.concepts[0]?.questions ?? []).map(({ question: text, question_id }) => question(text, question_id)),
    ...(survey?.questions ?? []).map(({ text, question_id }) => question(text, question_id)),
    ...(interview?.questions ?? []).map(({ text, question_id }) => question(text, question_id)),
    // A person for whom an attribute has at most an even share of the importance cannot be quoted for its effect.
    ...(conjoint?.part_worths ?? []).map(({ attribute }, index, all): Ground => ({
      kind: "attribute",
      name: attribute,
      aliases: [],
      holders: new Set(
        conjoint!.individuals
          .filter(({ importances }) => (importances[index] ?? 0) > 100 / all.length)
          .map(({ persona_id }) => persona_id),
      ),
    })),
  ];
}

/**
 * The grounds of a recommendation: those it cites. If it cites none that exists, the themes whose wording occurs in its
 * text.
 */
export function groundsBehind(
  grounds: readonly Ground[],
  { title, rationale, rests_on }: { title: string; rationale: string; rests_on: readonly string[] },
): Ground[] {
  const cited = new Set(rests_on.map(sameWordingKey));
  // The rows of a matrix share one question. They are cited by their own words, which are at the end of the name.
  const isCited = ({ kind, name, aliases }: Ground) =>
    [name, ...aliases].some((one) => cited.has(sameWordingKey(one))) ||
    (kind === "question" && [...cited].some((one) => one.length > 0 && sameWordingKey(name).endsWith(one)));
  const found = grounds.filter(isCited);
  const words = sameWordingKey(`${title}\n${rationale}`);
  return found.length > 0
    ? found
    : grounds.filter(({ kind, name }) => kind === "theme" && words.includes(sameWordingKey(name)));
}
