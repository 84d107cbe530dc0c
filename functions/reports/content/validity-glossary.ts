import type { Fidelity, Validity } from "../../findings/validity/schemas.ts";
import { facts, subheading } from "./blocks.ts";
import type { ReportContext } from "./context.ts";
import type { Block } from "./report.ts";

/** What the figures mean that occur, for whoever has never met them. */
export function glossary({ say }: ReportContext, { questions, overall }: Validity): Block[] {
  const has = (figure: keyof Fidelity) => questions.some(({ personas }) => personas[figure] !== null);
  const answered = (answerer: (typeof overall)[number]["answerer"]) =>
    overall.some((each) => each.answerer === answerer);
  const correlated = overall.some(({ correlation_of_means }) => correlation_of_means !== null);
  const attained = overall.some(({ attainment }) => attainment !== null);
  const occurring = (
    [
      ["difference", has("difference")],
      ["spread_ratio", has("sd_ratio")],
      ["similarity", has("ks_similarity")],
      ["distance", has("wasserstein_over_range")],
      ["misplaced", questions.some(({ personas }) => personas.shares.length > 0)],
      ["correlation", correlated],
      ["ceiling", attained],
      ["random", answered("random")],
      ["no_persona", answered("no_persona")],
      ["direct_estimate", answered("direct_estimate")],
      ["other_half", answered("other_half")],
    ] as const
  ).filter(([, occurs]) => occurs);
  return [
    subheading(say("humans.meaning")),
    facts(occurring.map(([key]) => ({ label: say(`humans.${key}`), text: say(`meanings.${key}`) }))),
  ];
}
