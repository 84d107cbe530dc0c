import { publicDistances } from "../../studies/spread/spread-prior.ts";
import { chartBlock, facts, noteBlock, paragraph } from "./blocks.ts";
import type { ReportContext } from "./context.ts";
import type { Section } from "./report.ts";
import { questionLabel } from "./validity-question.ts";

/** The most questions that are named, and the most that are drawn; the sample plan of the API has all. */
const MOST_NAMED = 3;
const MOST_DRAWN = 10;

/**
 * For a study that no people have answered: what the company's earlier studies predict, else what other studies found
 * about models. It also says which questions to ask people.
 */
export function unanswered(context: ReportContext): Section[] {
  const { say, number, service, source } = context;
  if (source.askFirst === null) return [];
  const { questions, notes } = source.askFirst;
  const { calibrated } = source.results.aggregate;
  const percent = (part: number) => number(100 * part, 0);
  const range = ([low, high]: readonly number[]) =>
    service.say("format.range", { low: percent(low!), high: percent(high!) });
  const { questions: asked, runs, raw, equal, adjusted } = publicDistances;
  const rows = questions.slice(0, MOST_DRAWN).map((question) => ({
    label: questionLabel(context, question),
    group: null,
    value: question.expected_gain,
    interval: null,
    note: null,
  }));
  const elsewhere = {
    label: say("humans.elsewhere"),
    text: say("humans.elsewhere_line", {
      ...{ questions: asked, runs, raw: range(raw), equal: percent(equal), adjusted: range(adjusted) },
    }),
  };
  return [
    {
      id: "validity",
      heading: say("humans.heading"),
      blocks: [
        paragraph(calibrated ? say("calibrated.note", { count: calibrated.studies }) : say("humans.nobody"), "strong"),
        facts([
          ...(calibrated ? [] : [elsewhere]),
          {
            label: say("humans.ask_first"),
            text: service.list(rows.slice(0, MOST_NAMED).map(({ label }) => label)),
          },
        ]),
        chartBlock({
          kind: "points",
          title: say("humans.gains"),
          alternative: questions[0]!.sentence,
          note: null,
          domain: [0, Math.ceil(Math.max(...rows.map(({ value }) => value), 1))],
          ends: null,
          reference: null,
          rows,
          decimals: 1,
          unit: "",
        }),
        ...notes.map(noteBlock),
      ],
    },
  ];
}
