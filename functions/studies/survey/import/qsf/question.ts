import { isOrdered, standsLast } from "../../option-kinds.ts";
import { LONGEST_OPTION, OPTIONS, SCALE_POINTS, type SurveyQuestion } from "../../schemas.ts";
import type { Condition } from "../../condition-schema.ts";
import { refuse } from "../imported.ts";
import { numberedScale, valuedScale } from "../numbered-scale.ts";
import { plainLine } from "../plain-text.ts";
import { fieldsOf, isOn, listOf, numberOf, textOf, type Fields } from "../values.ts";

/** One or several questions that a question of the export becomes, still without ids. */
export interface Asked {
  /** For a table or form: the words of each row, and its id there. */
  rows: { choice: string; text: string; parts?: Partial<SurveyQuestion> }[] | null;
  parts: Partial<SurveyQuestion> & Pick<SurveyQuestion, "kind">;
  /** What its choices became, by their ids. */
  answers: Map<string, string | number>;
  /** Options that not everybody is shown, with the condition: as in the export, or as it is known already. */
  logic: Map<string, { logic: unknown; shown?: Condition }>;
  /** Sentences about what was left out. */
  left: string[];
}

export interface Choice {
  id: string;
  text: string;
  fields: Fields;
}

/** Choices or answers in the order in which they are shown. */
function inOrder(choices: unknown, order: unknown): Choice[] {
  const all = Array.isArray(choices)
    ? choices.map((choice, index): [string, unknown] => [String(index + 1), choice])
    : Object.entries(fieldsOf(choices));
  const byId = new Map(all);
  const ids = listOf(order)
    .map(textOf)
    .filter((id) => byId.has(id));
  return [...new Set([...ids, ...byId.keys()])].map((id) => {
    const fields = fieldsOf(byId.get(id));
    return { id, text: plainLine(textOf(fields.Display)), fields };
  });
}

/** Whether options are taken over by what was selected, which conditions can say. */
const isCarried = (dynamic: unknown): boolean => carriedFrom(dynamic) !== null;

/** The question whose options are taken over, and those of which answer; null where that cannot be said. */
export function carriedFrom(dynamic: unknown): { from: string; selected: boolean | null } | null {
  const locator = textOf(fieldsOf(dynamic).Locator);
  const [, from, which] = /^q:\/\/((?:\d+_)?QID[^/]+)\/ChoiceGroup\/(\w+)/.exec(locator) ?? [];
  const selected = { SelectedChoices: true, UnselectedChoices: false, AllChoices: null, DisplayedChoices: null };
  return from !== undefined && which !== undefined && which in selected
    ? { from, selected: selected[which as keyof typeof selected] }
    : null;
}

/** Choices without those that are never shown. */
function shownIn({ Randomization }: Fields, choices: readonly Choice[]): Choice[] {
  const hidden = new Set(listOf(fieldsOf(fieldsOf(Randomization).Advanced).Undisplayed).map(textOf));
  return choices.filter(({ id }) => !hidden.has(id));
}

/** Choices whose words differ: those without words are called by their number, the same ones are counted. */
function distinct(choices: readonly Choice[], left: string[]): Choice[] {
  const seen = new Set<string>();
  return choices.map((choice, index) => {
    const words = choice.text === "" ? `Option ${index + 1}` : choice.text.slice(0, LONGEST_OPTION);
    let text = words;
    for (let count = 2; seen.has(text.toLowerCase()); count += 1)
      text = `${words.slice(0, LONGEST_OPTION - 5)} (${count})`;
    seen.add(text.toLowerCase());
    if (choice.text === "")
      left.push(`Option ${index + 1} has no words, for example a picture; its number is used instead.`);
    else if (text !== choice.text)
      left.push(`Option ${index + 1} is "${text.slice(0, 60)}" here, because it is long or occurs twice.`);
    return { ...choice, text };
  });
}

const kindOf = ({ QuestionType, Selector, SubSelector }: Fields) =>
  [QuestionType, Selector, SubSelector].map(textOf).filter(Boolean).join("/");

export const NOT_ASKED = "Timers, captchas and checks of the browser are left out; they ask participants nothing.";
/** Kinds whose choices are options, and not rows. */
const OF_OPTIONS = /^(?:MC|RO|CS|Matrix\/MaxDiff)/;
/** Kinds that ask personas nothing. */
const UNASKED = /^(?:Timing|Meta|Captcha)/;

/**
 * What a question asks.
 * @param where begins sentences: `Question Q5`
 * @returns a sentence for a kind that has no counterpart
 * @throws CannotImport for what would change the meaning of the answers
 */
export function qsfQuestion(question: Fields, where: string): Asked | string {
  const left: string[] = [];
  const inFile = shownIn(question, inOrder(question.Choices, question.ChoiceOrder));
  const areOptions = OF_OPTIONS.test(kindOf(question));
  const choices = areOptions ? distinct(inFile, left) : inFile;
  const settings = fieldsOf(fieldsOf(question.Validation).Settings);
  const logic = new Map(
    choices.flatMap(({ text, fields }) => {
      const shown = fields.shown as Condition | undefined;
      return fields.DisplayLogic || shown
        ? [[text, { logic: fields.DisplayLogic, ...(shown && { shown }) }] as const]
        : [];
    }),
  );
  const asked = (parts: Asked["parts"], rest: Partial<Asked> = {}): Asked => ({
    rows: null,
    answers: new Map(),
    left,
    logic,
    ...rest,
    parts: { required: isOn(settings.ForceResponse), ...parts },
  });
  if (question.DynamicAnswers || (question.DynamicChoices && !isCarried(question.DynamicChoices)))
    refuse(where, "takes its options over from an earlier question; write them out.");
  if (inOrder(question.Answers, []).some(({ fields }) => fields.DisplayLogic))
    refuse(where, "shows some columns of a table on a condition; show all, or split it.");
  if (question.QuestionJS) left.push("Its program (JavaScript) is left out.");
  if (choices.some(({ fields }) => isOn(fields.TextEntry)))
    left.push("The text that may be entered next to an option is not asked for.");
  const texts = choices.map(({ text }) => text);
  const same = new Map(choices.map(({ id, text }): [string, string] => [id, text]));
  switch (textOf(question.QuestionType)) {
    case "MC": {
      if (question.Selector === "NPS") return asked(npsOf(question), { answers: npsAnswers });
      const multiple = /^M/.test(textOf(question.Selector));
      const exclusive = choices.filter(({ fields }) => isOn(fields.ExclusiveAnswer)).map(({ text }) => text);
      const parts = { ...orderOf(question, choices, left), ...(multiple ? countOf(settings) : {}) };
      if (choices.length < OPTIONS.fewest) return "It has fewer than two options.";
      const recoded = fieldsOf(question.RecodeValues);
      if (choices.some(({ id }, at) => recoded[id] !== undefined && textOf(recoded[id]) !== String(at + 1)))
        left.push("Its codes (recode values) are left out: people's answers are matched by the words of its options.");
      return asked(
        { kind: "multiple_choice", options: texts, multiple, exclusive_options: multiple ? exclusive : [], ...parts },
        { answers: same },
      );
    }
    case "Matrix":
      return matrixOf(question, choices, asked);
    case "TE": {
      const numeric = settings.ContentType === "ValidNumber" ? fieldsOf(settings.ValidNumber) : null;
      const parts: Asked["parts"] = numeric
        ? { kind: "numeric", min: numberOf(numeric.Min), max: numberOf(numeric.Max) }
        : { kind: "open_ended" };
      if (question.Selector === "FORM")
        return asked(parts, { rows: choices.map(({ id, text }) => ({ choice: id, text })) });
      return asked(parts);
    }
    case "RO":
      return asked({ kind: "ranking", options: texts, ...orderOf(question, choices, left), ...countOf(settings) });
    case "CS": {
      const total = numberOf(settings.ChoiceTotal);
      const order = orderOf(question, choices, left);
      if (total !== null && total > 0) return asked({ kind: "allocation", options: texts, total, ...order });
      return asked({ kind: "numeric" }, { rows: choices.map(({ id, text }) => ({ choice: id, text })) });
    }
    case "Slider": {
      const { CSSliderMin, CSSliderMax, StarCount } = fieldsOf(question.Configuration);
      const stars = numberOf(StarCount);
      const rows = choices.map(({ id, text }) => ({ choice: id, text }));
      if (question.Selector === "STAR" && stars !== null && stars >= SCALE_POINTS.fewest && stars <= SCALE_POINTS.most)
        return asked({ kind: "likert", scale: { ...unlabelled, points: stars } }, { rows });
      return asked({ kind: "numeric", min: numberOf(CSSliderMin), max: numberOf(CSSliderMax) }, { rows });
    }
    default:
      return UNASKED.test(kindOf(question))
        ? NOT_ASKED
        : `Questions of the kind ${kindOf(question) || "that it has"} have no counterpart.`;
  }
}

/** The questions that a question of the export becomes: one, or one for each row. */
export function rowsOf({ rows }: Asked, id: string, text: string) {
  if (!rows || rows.length === 0) return [{ id, text }];
  const stem = /[\p{L}\p{N}]$/u.test(text) ? `${text}:` : text;
  return rows.map((row, at) => ({
    ...row.parts,
    id: `${id}_${at + 1}`,
    text: row.text ? `${stem} ${row.text}` : text,
  }));
}

const unlabelled = { first_value: 1, low_label: null, high_label: null, labels: null };
const npsAnswers = new Map(Array.from({ length: 11 }, (_, value): [string, number] => [String(value), value]));

function npsOf({ ColumnLabels }: Fields): Asked["parts"] {
  const ends = listOf(ColumnLabels).map((label) => plainLine(textOf(fieldsOf(label).Display)) || null);
  const scale = {
    points: 11,
    first_value: 0,
    low_label: ends[0] ?? null,
    high_label: ends.at(-1) ?? null,
    labels: null,
  };
  return { kind: "likert", scale };
}

const countOf = (settings: Fields) => ({
  min: textOf(settings.Type) === "MinChoices" || settings.MinChoices ? numberOf(settings.MinChoices) : null,
  max: numberOf(settings.MaxChoices),
});

/** In what order choices are shown. */
function orderOf({ Randomization }: Fields, choices: readonly Choice[], left: string[]): Partial<SurveyQuestion> {
  const { Type, Advanced, TotalRandSubset } = fieldsOf(Randomization);
  const advanced = fieldsOf(Advanced);
  const subset = numberOf(TotalRandSubset) ?? numberOf(advanced.TotalRandSubset) ?? 0;
  if ((subset > 0 && subset < choices.length) || listOf(advanced.RandomSubSet).length > 0)
    left.push("Each respondent sees only some of its options there, at random; here all of them are shown.");
  if (Type === "All") return { randomize: true };
  if (Type !== "Advanced") return {};
  const fixed = new Set(listOf(advanced.FixedOrder).map(textOf));
  return { randomize: true, anchored_options: choices.filter(({ id }) => fixed.has(id)).map(({ text }) => text) };
}

/** The scale of a table whose answers have values of their own (recode values); null if they make none. */
function recodedScale({ RecodeValues }: Fields, answers: readonly Choice[]) {
  const recoded = fieldsOf(RecodeValues);
  const values = answers.map(({ id }) => numberOf(recoded[id]));
  return values.every((value) => value !== null)
    ? valuedScale(
        values,
        answers.map(({ text }) => text),
      )
    : null;
}

function matrixOf(
  question: Fields,
  choices: readonly Choice[],
  asked: (parts: Asked["parts"], rest?: Partial<Asked>) => Asked,
): Asked | string {
  const answers = inOrder(question.Answers, question.AnswerOrder);
  const columns = answers.map(({ text }) => text);
  const rows = choices.map(({ id, text }) => ({ choice: id, text }));
  const { low_label, high_label } = { low_label: columns[0] ?? null, high_label: columns.at(-1) ?? null };
  const options = { kind: "multiple_choice", options: columns } as const;
  const isScale = columns.length >= SCALE_POINTS.fewest && columns.length <= SCALE_POINTS.most;
  switch (textOf(question.Selector)) {
    case "Likert": {
      if (question.SubSelector === "MultipleAnswer") return asked({ ...options, multiple: true }, { rows });
      // One column that says that the others do not apply makes the table a choice.
      if (!isScale || columns.includes("") || (columns.some(standsLast) && !isOrdered(columns)))
        return asked({ ...options, options: columns.map((column, at) => column || String(at + 1)) }, { rows });
      const { scale, values } = numberedScale(columns) ??
        recodedScale(question, answers) ?? {
          scale: { points: columns.length, first_value: 1, low_label, high_label, labels: columns },
          values: columns.map((_, at) => at + 1),
        };
      // A table of one row without words is one rating.
      const [row] = rows;
      if (rows.length > 1 || row?.text !== "") return asked({ kind: "likert", scale }, { rows });
      const points = new Map(answers.map(({ id }, at) => [`${row.choice}/${id}`, values[at]!]));
      return asked({ kind: "likert", scale }, { answers: points });
    }
    case "Bipolar":
      return asked(
        { kind: "likert", scale: { ...unlabelled, points: columns.length } },
        {
          rows: rows.map(({ choice, text }) => {
            const [low = "", high = ""] = text.split(":").map((end) => end.trim());
            const scale = { ...unlabelled, points: columns.length, low_label: low, high_label: high };
            return { choice, text: `${low} – ${high}`, parts: { scale } };
          }),
        },
      );
    case "MaxDiff":
      return asked({ kind: "ranking", options: choices.map(({ text }) => text), best_worst: true });
    case "TE":
      if (columns.length > 1) return "A table of texts has no counterpart.";
      return asked({ kind: "open_ended" }, { rows });
    default:
      return `Tables of the kind ${textOf(question.Selector)} have no counterpart.`;
  }
}
