import type { Stimulus } from "../stimulus/stimulus.ts";
import type { GroupPack } from "./pack.ts";
import type { Point } from "./recognise.ts";

/** Reasons that are quotations: what they are about has no name of its own. */
const unnamed = new Set(["feature", "objection"]);

/** What a remark or an argument is about, as a noun phrase; null where it is about nothing in particular. */
export function subjectOf(
  { id, topic }: Pick<Point, "id" | "topic">,
  { claims }: Stimulus,
  pack: GroupPack,
): string | null {
  if (id !== null && unnamed.has(id)) return null;
  const claim = claims.find(({ kind }) => kind.id === id)?.phrase.replace(/,$/, "");
  // Clauses (`that it can be cancelled any time`) and phrases with one do not fit into other sentences.
  if (claim !== undefined && !/^(?:that|what|dass|was)\b|,/.test(claim)) return claim;
  return (id === null ? undefined : pack.criteria[id]) ?? (topic === null ? null : pack.topics[topic]);
}

const endings: Readonly<Record<string, string>> = { der: "r", die: "", das: "s" };

/** A German noun phrase without its article: `der fehlende Zucker` becomes `fehlender Zucker`. */
export const withoutArticle = (phrase: string): string =>
  phrase.replace(/^(der|die|das) (\p{Ll}\S*e(?= ))?/u, (_, article: string, adjective: string | undefined) =>
    adjective === undefined ? "" : adjective + endings[article],
  );
