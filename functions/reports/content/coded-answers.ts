import type { Codebook } from "../../findings/codebook/schemas.ts";
import { noteBlock, subheading, tableBlock } from "./blocks.ts";
import { linesNote, shareChart } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, Section } from "./report.ts";
import { questionNumbers } from "./survey-routes.ts";

/** How many have each code of one question, and what the codes mean. */
function codebookBlocks(context: ReportContext, codebook: Codebook, title: string): Block[] {
  const { say, sentences } = context;
  const { codes, other, asked, answered, drafted } = codebook;
  const nothing = say("variables.no_code");
  const rows = [...codes, ...(other ? [{ ...other, name: nothing }] : [])].map((figure) => ({
    label: figure.name,
    share: figure.share ?? 0,
    interval: asInterval(figure.share_interval),
    mood: null,
    note: say("figures.of", { count: figure.count ?? 0, total: answered }),
  }));
  return [
    subheading(title),
    shareChart(context, title, rows, { count: answered, explained: true }),
    tableBlock({
      title: say("codes.meanings"),
      columns: (["code", "definition", "example"] as const).map((key) => ({
        label: say(`codes.${key}`),
        numeric: false,
      })),
      rows: codes.map(({ name, definition, example }) => [name, definition, example ?? ""]),
    }),
    noteBlock(sentences([say("codes.base", { asked, answered }), say(drafted ? "codes.drafted" : "codes.by_model")])),
  ];
}

/** What was said in open answers, counted by codes; nothing of studies without a codebook. */
export function codedAnswers(context: ReportContext): Section[] {
  const { say, source } = context;
  if (source.codebooks.length === 0) return [];
  const asked = (source.results.aggregate.survey?.questions ?? []).map(({ question_id }) => question_id);
  const numbers = questionNumbers(source);
  const place = ({ question_id }: Codebook) => asked.indexOf(question_id);
  const titleOf = ({ question_id, question }: Codebook) => {
    const number = numbers.get(question_id);
    return number === undefined ? question : `${number}. ${question}`;
  };
  return [
    {
      id: "codes",
      heading: say("codes.heading"),
      blocks: [
        noteBlock(linesNote(context)),
        ...source.codebooks
          .toSorted((a, b) => place(a) - place(b))
          .flatMap((codebook) => codebookBlocks(context, codebook, titleOf(codebook))),
      ],
    },
  ];
}
