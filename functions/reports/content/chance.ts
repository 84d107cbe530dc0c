import type { BaselineFigure, BaselineMeasure } from "../../studies/baselines/schemas.ts";
import { conceptOf } from "../../studies/concept-test/questions.ts";
import { conceptItems } from "../../studies/concept-test/battery.ts";

import { noteBlock } from "./blocks.ts";
import type { ReportContext } from "./context.ts";
import type { Section } from "./report.ts";

const shares: readonly BaselineMeasure[] = ["modal_share", "positive_share", "hit_rate"];
const likelihoods: readonly BaselineMeasure[] = ["root_likelihood", "similarity_to_no_persona"];

function questionOf(
  { say, service, retold, source }: ReportContext,
  { question_id, question }: BaselineFigure,
): string {
  const about = conceptOf(question_id ?? "");
  const item = about?.item ?? conceptItems.find((one) => one === question_id);
  if (!item) return question === null ? say("chance.study") : retold(question);
  const name = source.simulation.concepts?.find(({ concept_id }) => concept_id === about?.concept_id)?.name;
  const clause = service.say(`items.${item}`);
  return name === undefined ? clause : say("answer.on", { question: name, clause });
}

/**
 * Compares figures with what random answering would give for as many personas, if results contain that. If a
 * reliability check asked respondents without a persona, it compares with those, too.
 */
export function chance(context: ReportContext): Section[] {
  const { say, number, percent, service, source } = context;
  const checked = source.reliability?.baselines ?? [];
  const asked = checked.some(({ no_persona }) => no_persona !== null);
  const figures = (asked ? checked : source.results.aggregate.baselines).filter(
    ({ measure }) => !(context.isCounted && shares.includes(measure)),
  );
  if (figures.length === 0) return [];
  const written = (measure: BaselineMeasure, value: number): string =>
    shares.includes(measure) ? percent(value) : number(value, likelihoods.includes(measure) ? 3 : 2);
  const numeric = (key: "here" | "random" | "range" | "no_persona") => ({ label: say(`chance.${key}`), numeric: true });
  const heading = say("chance.heading");
  return [
    {
      id: "chance",
      part: "method",
      heading,
      blocks: [
        noteBlock(say("chance.note")),
        {
          kind: "table",
          table: {
            title: heading,
            columns: [
              { label: "", numeric: false },
              { label: say("chance.figure"), numeric: false },
              numeric("here"),
              numeric("random"),
              numeric("range"),
              { label: say("chance.beyond"), numeric: false },
              ...(asked ? [numeric("no_persona")] : []),
            ],
            rows: figures.map((figure) => {
              const { measure, value, random, random_interval, beyond_random, no_persona } = figure;
              const [low = "", high = ""] = random_interval.map((end) => written(measure, end));
              return [
                questionOf(context, figure),
                say(`chance.${measure}`),
                written(measure, value),
                written(measure, random),
                service.say("format.range", { low, high }),
                say(beyond_random ? "chance.yes" : "chance.no"),
                ...(asked ? [no_persona === null ? "" : written(measure, no_persona)] : []),
              ];
            }),
          },
        },
      ],
    },
  ];
}
