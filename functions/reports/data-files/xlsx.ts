import { contextOf, type ReportContext } from "../content/context.ts";
import { composeOpening, withNamedPipes } from "../content/compose-report.ts";
import type { ReportSource } from "../content/source.ts";
import { markedProperties } from "../synthetic-mark.ts";
import { tableOf } from "./table.ts";
import { validityRows } from "./validity-figures.ts";
import { variablesOf } from "./variables.ts";
import { breaksOf } from "./workbook/breaks.ts";
import { answersSheet, figuresSheet, personaColumns, personasSheet, validitySheet } from "./workbook/data-sheets.ts";
import { dictionarySheet } from "./workbook/dictionary-sheet.ts";
import { methodSheet, summarySheet, type Content } from "./workbook/front-sheets.ts";
import { simulatorDataSheet } from "./workbook/simulator/data-sheet.ts";
import { SIMULATOR, SIMULATOR_DATA } from "./workbook/simulator/layout.ts";
import { marketOf, simulateMarket } from "./workbook/simulator/market.ts";
import { simulatorSheet } from "./workbook/simulator/simulator-sheet.ts";
import { topicSheet } from "./workbook/topic-sheet.ts";
import { topicsOf } from "./workbook/topics.ts";
import { sheetNamer } from "./xlsx-writer/sheet-names.ts";
import type { Sheet } from "./xlsx-writer/sheet.ts";
import { workbookOf } from "./xlsx-writer/workbook.ts";

/** The sheets with data by name, in their order, with a description of their contents. */
const DATA = {
  Validity: "The study compared with people, and figures on the human scale.",
  Answers: "A row per persona and question, task or message, and one for the reaction.",
  Personas: "A row per persona, a column per question.",
  "All figures": "Figures of the group, in percent where the unit says so, with 95 % intervals and bases.",
  Dictionary: "What the sheets contain, and what every column means.",
} as const;
const SUMMARY = "Summary";
const METHOD = "Method";

/** The simulator of a conjoint study, and the sheet it calculates with; null for other studies. */
function simulatorSheets(context: ReportContext): { front: Sheet; back: Sheet } | null {
  const market = marketOf(context.source);
  if (!market) return null;
  const outcome = simulateMarket(market);
  return {
    front: simulatorSheet(context, market, outcome, SUMMARY),
    back: simulatorDataSheet(market, outcome, context.say),
  };
}

/**
 * A study as a workbook. It begins with the findings and a sheet for each question, concept or attribute, with a
 * picture and the standard breaks. All answers, a row per persona, the meaning of the columns, and the method follow.
 */
export function xlsx(source: ReportSource): Promise<Uint8Array> {
  const named = withNamedPipes(source, source.simulation.language);
  const context = contextOf(named);
  const table = tableOf(source);
  const made = variablesOf(source, table);
  const variables = personaColumns(made.variables.filter(({ files }) => files !== "statistics"));
  const validity = [...validityRows(source)];

  const nameOf = sheetNamer();
  for (const fixed of [SUMMARY, SIMULATOR, METHOD, SIMULATOR_DATA, ...Object.keys(DATA)]) nameOf(fixed);
  const breaks = breaksOf(named, table.dataset);
  const weighted = named.results.aggregate.weighting !== null;
  const back = { sheet: SUMMARY, text: `← ${SUMMARY}` };
  const topics = [...topicsOf(named)].map((topic) => {
    const sheet = nameOf(topic.name);
    return { title: topic.title, made: topicSheet(sheet, topic, breaks, { weighted, back }) };
  });
  const data: Content[] = Object.entries(DATA)
    .filter(([sheet]) => sheet !== "Validity" || validity.length > 0)
    .map(([sheet, title]) => ({ sheet, title }));

  const makers: Record<keyof typeof DATA, (name: string) => Sheet> = {
    Validity: (name) => validitySheet(name, validity),
    Answers: (name) => answersSheet(name, source),
    Personas: (name) => personasSheet(name, variables, made.cases),
    "All figures": (name) => figuresSheet(name, source),
    Dictionary: (name) => dictionarySheet(name, source, { contents: data, variables }),
  };
  const simulated = simulatorSheets(context);
  const contents: Content[] = [
    ...(simulated ? [{ sheet: SIMULATOR, title: context.say("workbook.curve") }] : []),
    ...topics.map(({ title, made: { name } }) => ({ sheet: name, title })),
    ...data,
    { sheet: METHOD, title: context.say("method.heading") },
  ];
  const picture = topics.flatMap(({ title, made: { charts = [] } }) => charts.map((one) => ({ ...one, title })))[0];
  const { title, subtitle } = composeOpening(context, context.language);
  return workbookOf(
    [
      summarySheet(SUMMARY, context, contents, picture ?? null),
      ...(simulated ? [simulated.front] : []),
      ...topics.map((topic) => topic.made),
      ...data.map(({ sheet }) => makers[sheet as keyof typeof DATA](sheet)),
      methodSheet(METHOD, context),
      ...(simulated ? [simulated.back] : []),
    ],
    { title, ...markedProperties(subtitle) },
  );
}
