import { conceptQuestionId } from "../../../studies/concept-test/questions.ts";
import type { ScaleSummary } from "../../../studies/rating/scale-summary.ts";
import { reportWordingOf } from "../../../languages/report-wording.ts";
import { wordingOf } from "../../../languages/wording.ts";
import type { ReportSource } from "../../content/source.ts";
import {
  batteryFigures,
  codeFigures,
  comparedConcepts,
  conjointFigures,
  opinionFigures,
  talkFigures,
} from "../summary-figures.ts";
import type { SummaryFigure } from "../summary-figure.ts";
import { analysisFigures, experimentFigures, loopFigures, questionFigures, sampleFigures } from "../summary-survey.ts";

/** The figures of one table. */
export interface TopicTable {
  heading: string;
  figures: readonly SummaryFigure[];
  /** The question whose figures they are, as cross-tabs name it; null of all others. */
  questionId: string | null;
}

/** The subject of a sheet: a question, a concept, an attribute, or an analysis of several. */
export interface Topic {
  /** What its sheet would best be called. */
  name: string;
  title: string;
  tables: readonly TopicTable[];
}

const tableOf = (heading: string, figures: Iterable<SummaryFigure>, questionId: string | null = null): TopicTable => ({
  ...{ heading, figures: [...figures], questionId },
});

/** A table for each of what figures are about, in their order. */
const bySubject = (figures: Iterable<SummaryFigure>): TopicTable[] =>
  [...Map.groupBy(figures, ({ subject }) => subject)].map(([subject, own]) => tableOf(subject, own));

/** A topic with several tables; none if there are no figures. */
function gathered(name: string, title: string, tables: readonly TopicTable[]): Topic[] {
  const found = tables.filter(({ figures }) => figures.length > 0);
  return found.length > 0 ? [{ name, title, tables: found }] : [];
}

const sayIn = ({ simulation }: ReportSource) => reportWordingOf(simulation.language).say;

function* surveyTopics(source: ReportSource): Generator<Topic> {
  const { survey } = source.results.aggregate;
  if (!survey) return;
  const say = sayIn(source);
  const numbers = new Map(source.simulation.survey_schema?.questions.map(({ id, number }) => [id, number]));
  for (const question of survey.questions) {
    const { question_id: id, text } = question;
    const coded = source.codebooks.filter((one) => one.question_id === id);
    const tables = [tableOf("", questionFigures(question), id), ...bySubject(codeFigures({ codebooks: coded }))];
    yield { name: `${numbers.get(id) ?? id} ${text}`, title: text, tables };
  }
  yield* gathered("Rounds", say("loops.heading"), bySubject(loopFigures(survey)));
  yield* gathered("Experiments", say("experiments.heading"), bySubject(experimentFigures(survey)));
  yield* gathered("Prices and choices", "Prices and choices", bySubject(analysisFigures(survey)));
  yield* gathered("Sample", say("sample.heading"), bySubject(sampleFigures(survey)));
}

function* conceptTopics(source: ReportSource): Generator<Topic> {
  const { concept_test, concepts } = source.results.aggregate;
  const { say } = wordingOf(source.simulation.language);
  const itemName = ({ question_id }: ScaleSummary) => say(`items.${question_id}`);
  for (const question of concept_test?.questions ?? [])
    yield {
      name: itemName(question),
      title: question.question,
      tables: [tableOf("", batteryFigures([question]), question.question_id)],
    };
  for (const { concept_id, name, letter, questions } of concepts?.concepts ?? [])
    yield {
      name: `${letter} ${name}`,
      title: `${letter} ${name}`,
      tables: questions.map((question) =>
        tableOf(question.question, batteryFigures([question]), conceptQuestionId(concept_id, question.question_id)),
      ),
    };
  yield* gathered("Concepts compared", sayIn(source)("concepts.heading"), bySubject(comparedConcepts(source)));
}

function* conjointTopics(source: ReportSource): Generator<Topic> {
  const { conjoint } = source.results.aggregate;
  if (!conjoint) return;
  const say = sayIn(source);
  const attributes = new Set(conjoint.importances.map(({ attribute }) => attribute));
  const figures = [...conjointFigures(source)];
  const importances = figures.filter(({ figure }) => figure === "importance");
  // The attribute is what each row is about, not the level.
  const named = importances.map((one) => ({ ...one, item: one.subject }));
  yield* gathered("Importances", say("conjoint.importances"), [tableOf("", named)]);
  for (const attribute of attributes) {
    const own = figures.filter(({ subject }) => subject === attribute);
    yield { name: attribute, title: attribute, tables: [tableOf("", own)] };
  }
  yield* gathered(
    "Offers and fit",
    say("conjoint.shelf"),
    bySubject(figures.filter(({ subject }) => !attributes.has(subject))),
  );
}

/** The topics of the sheets between the summary and the answers, in the order of the study. */
export function* topicsOf(source: ReportSource): Generator<Topic> {
  yield* conceptTopics(source);
  yield* surveyTopics(source);
  yield* conjointTopics(source);
  const say = sayIn(source);
  const talk = [...talkFigures(source)];
  const isCoverage = ({ figure }: SummaryFigure) => figure === "covered";
  const covered = talk.filter(isCoverage).map((one) => ({ ...one, item: one.subject }));
  yield* gathered("Guide covered", say("interviews.heading"), [tableOf("", covered)]);
  yield* gathered("Discussion", say("group.heading"), bySubject(talk.filter((one) => !isCoverage(one))));
  yield* gathered("Reactions", say("sentiment.heading"), bySubject(opinionFigures(source)));
}
