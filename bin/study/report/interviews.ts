import type { InterviewAggregate } from "../../../functions/domain/interview/aggregate-schema.ts";
import type { Coverage } from "../../../functions/domain/interview/schemas.ts";
import type { PersonaResult } from "../../../functions/domain/simulation/results.ts";
import type { StudyOutcome } from "../outcome.ts";
import { displayWidth, padEnd, padStart, truncate } from "../../cli/display-width.ts";
import type { Paint } from "../../cli/paint.ts";
import { oneLine } from "../../cli/printable.ts";
import { interval, percent } from "./figures.ts";
import { matrix } from "./matrix.ts";
import { namesOf } from "./names.ts";
import { drawBar, heading, INDENT, paragraph, type Page } from "./page.ts";

const symbols: Record<Coverage, readonly [symbol: string, colour: keyof Paint]> = {
  covered: ["●", "good"],
  partly: ["◐", "middling"],
  not_covered: ["○", "bad"],
};
/** Which question was answered by whom: a row per question, a column per persona. */
function coverageLines(
  page: Page,
  { questions, coverage, mean_coverage: mean, mean_coverage_interval: ends }: InterviewAggregate,
  people: readonly PersonaResult[],
): string[] {
  if (questions.length === 0) return [];
  const { paint } = page;
  const columns = people.map((person) => coverage.find(({ persona_id }) => persona_id === person.persona_id));
  const rows = questions.map(({ question_id, section, text, share, share_interval }, index) => ({
    ...(questions[index - 1]?.section === section ? {} : { title: section }),
    id: question_id,
    label: text,
    marks: columns.map((column) => {
      const [symbol, colour] = symbols[column?.questions[index] ?? "not_covered"];
      return paint[colour](symbol);
    }),
    share,
    share_interval,
  }));
  return [
    ...heading(page, page.say("interviews.heading")),
    ...matrix(
      page,
      rows,
      people.map(({ persona_name }) => oneLine(persona_name)),
      page.say("interviews.covered"),
    ),
    ...paragraph(page, page.say("interviews.key"), INDENT, paint.faint),
    ...(mean === null
      ? []
      : [
          INDENT +
            page.say("interviews.mean", { share: paint.strong(percent(page, mean)) }) +
            (ends ? paint.faint(` (${interval(page, ends)})`) : ""),
        ]),
  ];
}

function talkLines(page: Page, { interviews }: InterviewAggregate, nameOf: ReturnType<typeof namesOf>): string[] {
  if (interviews.length === 0) return [];
  const { say } = page;
  const names = interviews.map(({ persona_id }) => nameOf(persona_id));
  const nameWidth = Math.min(22, Math.max(...names.map(displayWidth)));
  const most = Math.max(...interviews.map(({ words }) => words), 1);
  const asked = interviews.map(
    ({ exchanges, probes }) =>
      say("counts.questions", { count: exchanges }) +
      (probes > 0 ? say("figures.comma") + say("counts.probes", { count: probes }) : ""),
  );
  const said = interviews.map(({ words }) => say("counts.words", { count: words }));
  const wordsWidth = Math.max(...said.map(displayWidth)) + 1;
  const figures = Math.max(...asked.map(displayWidth)) + wordsWidth + 4;
  const width = Math.max(6, Math.min(40, page.width - INDENT.length - nameWidth - figures));
  return [
    ...heading(page, say("interviews.talk")),
    ...interviews.map(
      ({ words }, row) =>
        `${INDENT}${padEnd(truncate(names[row] ?? "", nameWidth), nameWidth)}  ` +
        `${drawBar(page, words / most, width, page.paint.accent)}${padStart(said[row] ?? "", wordsWidth)}  ` +
        `${page.paint.faint(asked[row] ?? "")}`,
    ),
  ];
}

/** What interviews covered and how much was said in each. */
export function interviews(page: Page, { results }: StudyOutcome): string[] {
  const found = results.aggregate.interview;
  if (!found) return [];
  return [
    ...coverageLines(page, found, results.persona_results),
    ...talkLines(page, found, namesOf(page, results.persona_results)),
  ];
}
