import { pick, randomFrom, type RandomGenerator } from "../../../functions/statistics/random.ts";
import { simpleCondition } from "../../../functions/studies/survey/condition.ts";
import type { Condition, Survey, SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";
import type { Words } from "./survey.ts";

const numberOf = (id: string): string => id.slice(1);
const list = (marks: readonly (string | null | false)[]): string[] => marks.filter((mark) => typeof mark === "string");

/** `Q3 = 1, 2`: answers by their numbers, or by their words; points and numbers as they are. */
function condition(written: Condition, { questions }: Survey, random: RandomGenerator): string {
  const { question_id, any_of } = simpleCondition(written)!;
  const options = questions.find(({ id }) => id === question_id)!.options ?? [];
  const byNumber = pick(random, [true, false]);
  const values = any_of.map((value) => {
    if (typeof value === "object") return `${value.min}-${value.max}`;
    return typeof value === "string" && byNumber ? String(options.indexOf(value) + 1) : String(value);
  });
  return `Q${numberOf(question_id)} = ${values.join(", ")}`;
}

/** What the kind of a question, and how many or which numbers it takes, is in marks. */
function kindMark({ kind, scale, multiple, best_worst, min, max, unit, total }: SurveyQuestion, marks: Words["marks"]) {
  const span = [min !== null && `, ${marks["min"]} ${min}`, max !== null && `, ${marks["max"]} ${max}`].filter(Boolean);
  switch (kind) {
    case "open_ended":
      return marks["open"]!;
    case "likert": {
      const range = `${scale!.first_value}-${scale!.first_value + scale!.points - 1}`;
      if (scale!.labels) return "scale";
      return scale!.low_label === null
        ? `scale ${range}`
        : `scale ${range}: ${scale!.low_label} | ${scale!.high_label}`;
    }
    case "numeric": {
      if (min !== null && max !== null) return `${marks["number"]} ${min}-${max}${unit === null ? "" : ` ${unit}`}`;
      if (min !== null) return `${marks["number"]} ${min}+`;
      return max === null ? marks["number"]! : `${marks["number"]}, max ${max}`;
    }
    case "multiple_choice":
      if (!multiple) return marks["single"]!;
      return min !== null && max !== null ? `${marks["multiple"]} ${min}-${max}` : marks["multiple"]! + span.join("");
    case "ranking":
      return best_worst ? marks["best_worst"]! : max === null ? marks["ranking"]! : `${marks["ranking"]} top ${max}`;
    case "allocation":
      return `${marks["allocation"]} ${total}${unit === null ? "" : ` ${unit}`}`;
  }
}

/** The heading of a block with what it says of its order, or one that ends it. */
function headings(survey: Survey, at: number, { heading, marks }: Words): string[] {
  const { questions, blocks, rotations } = survey;
  const block = blocks.find(({ id }) => id === questions[at]!.block);
  if (!block || questions[at - 1]?.block === block.id) return [];
  const shown = rotations[0]?.shown ?? null;
  const rotate = block.rotation === null ? null : `${marks["rotate"]} ${block.rotation}`;
  const own = list([block.shuffled && marks["shuffle"]!, rotate, rotate !== null && shown !== null && `show ${shown}`]);
  return ["", `# ${heading} ${block.id} [${own.join(", ")}]`];
}

/**
 * A survey in the plain format (docs/questionnaires.md), with the marks of a language.
 * @param seed in which of the ways that mean the same it is written
 */
export function plainText(survey: Survey, own: Words, seed: string): string {
  const random = randomFrom(seed);
  const { marks } = own;
  const marksRequired = survey.questions.some(({ required }) => required) && pick(random, [true, false]);
  const allRequired = survey.questions.every(({ required }) => required);
  let shown: string | null = null;
  return survey.questions
    .flatMap((question, at) => {
      const lines = headings(survey, at, own);
      if (lines.length > 0) shown = null;
      if (question.context !== shown) lines.push("", `> ${question.context ?? ""}`.trimEnd(), "");
      shown = question.context;
      const { ask_if, terminate_if, follows, randomize, anchored, required, options, scale } = question;
      const said = marksRequired && !allRequired ? required && marks["required"]! : !required && marks["optional"]!;
      const front = ask_if === null ? "" : `[${marks["ask"]} ${condition(ask_if, survey, random)}] `;
      const byArrow = pick(random, [true, false]);
      const mark = kindMark(question, marks);
      const others = list([
        said,
        randomize !== null && marks[randomize ? "randomize" : "keep_order"]!,
        anchored && marks["anchored"]!,
        follows !== null && `${marks["follows"]} Q${numberOf(follows)}`,
      ]);
      // A scale with its words has brackets of its own.
      const groups = mark.startsWith("scale")
        ? [mark, ...others]
        : [[mark, ...others].join(pick(random, [", ", "; "]))];
      if (terminate_if !== null && !byArrow) groups.push(`${marks["end"]} ${condition(terminate_if, survey, random)}`);
      const behind = groups.map((group) => `[${group}]`).join(" ");
      const text = question.text.replace(
        /\{\{q(\d+)\}\}/u,
        pick(random, [`[Q$1]`, `[${marks["pipe"]} Q$1]`, "{{Q$1}}"]),
      );
      const number = pick(random, [`Q${at + 1}.`, `${at + 1}.`, `Q${at + 1}:`]);
      const below = pick(random, [true, false]);
      lines.push(`${number} ${front}${text}${below ? "" : ` ${behind}`}`, ...(below ? [`   ${behind}`] : []));
      const frontOf = pick<(place: number) => string>(random, [
        (place) => `   ${String.fromCharCode(97 + place)}) `,
        (place) => `   ${place + 1}. `,
        () => "- ",
        () => "[ ] ",
        () => "☐ ",
      ]);
      for (const [place, option] of (scale?.labels ?? options ?? []).entries()) {
        const behindOption = list([
          question.exclusive_options.includes(option) && marks["exclusive"]!,
          question.anchored_options.includes(option) && marks["anchored"]!,
        ]);
        const leads = byArrow && simpleCondition(terminate_if)?.any_of.includes(option) ? " -> END" : "";
        lines.push(
          `${frontOf(place)}${option}${behindOption.length > 0 ? ` [${behindOption.join(", ")}]` : ""}${leads}`,
        );
      }
      return lines;
    })
    .join("\n");
}
