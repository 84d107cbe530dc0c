import { isOrdered, standsLast } from "../../option-kinds.ts";
import { LONGEST_UNIT, OPTIONS, SCALE_POINTS, type SurveyQuestion } from "../../schemas.ts";
import { refuse } from "../imported.ts";
import { numberOf } from "../values.ts";
import { numberedScale } from "../numbered-scale.ts";
import { limesurveyWords } from "../../../../languages/tables/limesurvey-words.ts";
import { lookUp } from "../../../../platform/look-up.ts";
import type { LssQuestion } from "./structure.ts";

type Parts = Partial<SurveyQuestion> & Pick<SurveyQuestion, "kind">;
/** What a question of LimeSurvey becomes. */
export interface Asked {
  parts: Parts;
  /** What conditions call its answers, by code. */
  answers: Map<string, string | number>;
  /** One question each; null for a single question. */
  rows: { code: string; text: string; parts?: Partial<SurveyQuestion>; answers?: Asked["answers"] }[] | null;
  /** Sentences about bounds and sums that are left out. */
  left?: string[];
}

const unlabelled = { first_value: 1, low_label: null, high_label: null, labels: null };
const scaleOf = (points: number): Parts => ({ kind: "likert", scale: { ...unlabelled, points } });
const valuesOf = (points: number) =>
  new Map(Array.from({ length: points }, (_, at): [string, number] => [String(at + 1), at + 1]));

/** Types that ask personas nothing. */
const UNASKED: Record<string, string> = {
  "*": "A computed value (equation) is left out.",
  I: "The choice of a language is left out.",
};
const NO_COUNTERPART: Record<string, string> = {
  "|": "The upload of a file has no counterpart.",
  ":": "A table of numbers has no counterpart.",
  ";": "A table of texts has no counterpart.",
};

/** Ratings and choices from labels: a scale where they are grades of one thing, else a choice. */
function gradesOf(labels: readonly { code: string; text: string }[]): Pick<Asked, "parts" | "answers"> {
  const texts = labels.map(({ text }) => text);
  const numbered = numberedScale(texts);
  if (numbered)
    return {
      parts: { kind: "likert", scale: numbered.scale },
      answers: new Map(labels.map(({ code }, at): [string, number] => [code, numbered.values[at]!])),
    };
  const isScale =
    labels.length >= SCALE_POINTS.fewest &&
    labels.length <= SCALE_POINTS.most &&
    !(texts.some(standsLast) && !isOrdered(texts));
  if (!isScale)
    return {
      parts: { kind: "multiple_choice", options: texts },
      answers: new Map(labels.map(({ code, text }): [string, string] => [code, text])),
    };
  const scale = {
    points: labels.length,
    first_value: 1,
    low_label: texts[0]!,
    high_label: texts.at(-1)!,
    labels: texts,
  };
  return {
    parts: { kind: "likert", scale },
    answers: new Map(labels.map(({ code }, at): [string, number] => [code, at + 1])),
  };
}

/**
 * What a question asks.
 * @param where begins sentences: `Question Q5`
 * @returns a sentence for a type that has no counterpart
 * @throws CannotImport for what would change who is asked, or what the answers mean
 */
export function lssQuestion(question: LssQuestion, language: string, where: string): Asked | string {
  const { type, attribute, rows, answers } = question;
  const fixed = wordsOf(language);
  if (UNASKED[type] ?? NO_COUNTERPART[type]) return UNASKED[type] ?? NO_COUNTERPART[type]!;
  if (attribute("array_filter") || attribute("array_filter_exclude"))
    refuse(where, "shows its options by the answer to an earlier question (array filter); write them out.");
  if (rows.some(({ relevance }) => relevance.trim() !== "" && relevance.trim() !== "1"))
    refuse(where, "shows some of its rows on a condition; make them questions of their own.");
  const randomize = isRandom(question) ? true : null;
  const single = (parts: Parts, coded: Asked["answers"] = new Map()): Asked => ({ parts, answers: coded, rows: null });
  const perRow = (parts: Parts, coded: Asked["answers"] = new Map()): Asked => ({ parts, answers: coded, rows });
  const choice = (...names: (keyof typeof fixed)[]): { code: string; text: string }[] =>
    names.map((name) => ({ code: name[0]!.toUpperCase(), text: fixed[name] }));
  const other = question.other
    ? [{ code: "-oth-", text: attribute("other_replace_text") || fixed.other, scale: 0 }]
    : [];
  const coded = (of: readonly { code: string; text: string }[]) =>
    new Map(of.map(({ code, text }): [string, string] => [code, text]));
  const optionsOf = (of: readonly { code: string; text: string }[]) => of.map(({ text }) => text);
  const counts = { min: numberOf(attribute("min_answers")), max: numberOf(attribute("max_answers")) };
  switch (type) {
    case "L":
    case "!":
    case "O": {
      const all = [...answers, ...other];
      if (all.length < OPTIONS.fewest) return "It has fewer than two options.";
      return single(
        { kind: "multiple_choice", options: optionsOf(all), randomize, anchored_options: optionsOf(other) },
        coded(all),
      );
    }
    case "M":
    case "P": {
      const all = [...rows, ...other];
      if (all.length < OPTIONS.fewest) return "It has fewer than two options.";
      const alone = attribute("exclude_all_others").split(";").filter(Boolean);
      const exclusive_options = optionsOf(all.filter(({ code }) => alone.includes(code)));
      const parts = {
        options: optionsOf(all),
        exclusive_options,
        randomize,
        anchored_options: optionsOf(other),
        ...counts,
      };
      return single({ kind: "multiple_choice", multiple: true, ...parts }, coded(all));
    }
    case "Y":
      return single({ kind: "multiple_choice", options: [fixed.yes, fixed.no] }, coded(choice("yes", "no")));
    case "G":
      return single({ kind: "multiple_choice", options: [fixed.female, fixed.male] }, coded(choice("female", "male")));
    case "5":
      return single(scaleOf(5), valuesOf(5));
    case "A":
      return perRow(scaleOf(5), valuesOf(5));
    case "B":
      return perRow(scaleOf(10), valuesOf(10));
    case "C": {
      const all = choice("yes", "no", "uncertain");
      return perRow({ kind: "multiple_choice", options: optionsOf(all) }, coded(all));
    }
    case "E": {
      const all = choice("increase", "same", "decrease");
      return perRow({ kind: "multiple_choice", options: optionsOf(all) }, coded(all));
    }
    case "F":
    case "H": {
      if (answers.length < OPTIONS.fewest) return "It has fewer than two answers.";
      const { parts, answers: values } = gradesOf(answers);
      return perRow(parts, values);
    }
    case "1":
      return dualScale(question);
    case "N":
      return { ...single(numberParts(question)), left: leftOf(question) };
    case "K": {
      const total = numberOf(attribute("equals_num_value"));
      if (total !== null && total > 0 && rows.length >= OPTIONS.fewest)
        return single({ kind: "allocation", options: optionsOf(rows), total, unit: unitOf(question) });
      return { ...perRow(numberParts(question)), left: leftOf(question) };
    }
    case "R": {
      const all = answers.length > 0 ? answers : rows;
      if (all.length < OPTIONS.fewest) return "It has fewer than two options.";
      return single({ kind: "ranking", options: optionsOf(all), randomize, ...counts });
    }
    case "Q":
      return perRow({ kind: "open_ended" });
    case "S":
    case "T":
    case "U":
    case "D":
      return single({ kind: "open_ended" });
    default:
      return `Questions of the type ${type} have no counterpart.`;
  }
}

const wordsOf = (language: string) => lookUp(limesurveyWords, language.slice(0, 2)) ?? limesurveyWords.en;

export const isRandom = ({ attribute }: LssQuestion): boolean =>
  attribute("random_order") === "1" || [attribute("answer_order"), attribute("subquestion_order")].includes("random");

const unitOf = ({ attribute }: LssQuestion): string | null => {
  const unit = attribute("suffix") || attribute("prefix");
  return unit !== "" && unit.length <= LONGEST_UNIT ? unit : null;
};

/** Sliders have bounds of their own. */
const boundOf = ({ attribute }: LssQuestion, end: "min" | "max"): number | null =>
  numberOf(attribute(`${end}_num_value_n`)) ??
  (attribute("slider_layout") === "1" ? numberOf(attribute(`slider_${end}`)) : null);

const numberParts = (question: LssQuestion): Parts => ({
  kind: "numeric",
  min: boundOf(question, "min"),
  max: boundOf(question, "max"),
  unit: unitOf(question),
});

const SUMS = { equals_num_value: "sum", min_num_value: "least sum", max_num_value: "greatest sum" } as const;
const BOUNDS = { min_num_value_n: "lower bound", max_num_value_n: "upper bound" } as const;

/** Sentences about the sum of several numbers, and about bounds that are not numbers. */
function leftOf({ attribute, type }: LssQuestion): string[] {
  const said = (names: Record<string, string>, isNumberToo: boolean) =>
    Object.entries(names).flatMap(([name, what]) => {
      const value = attribute(name).trim();
      return value === "" || (!isNumberToo && numberOf(value) !== null) ? [] : [`Its ${what} (${value}) is left out.`];
    });
  return [...(type === "K" ? said(SUMS, true) : []), ...said(BOUNDS, false)];
}

/** Two scales next to each other, each asked for every row. */
function dualScale({ rows, answers, attribute }: LssQuestion): Asked | string {
  const scales = [0, 1].map((scale) => answers.filter((answer) => answer.scale === scale));
  if (scales.some((scale) => scale.length < OPTIONS.fewest)) return "A scale of it has fewer than two answers.";
  const heads = [attribute("dualscale_headerA"), attribute("dualscale_headerB")];
  return {
    parts: gradesOf(scales[0]!).parts,
    answers: new Map(),
    rows: rows.flatMap(({ code, text }) =>
      scales.map((scale, at) => {
        const { parts, answers: coded } = gradesOf(scale);
        return {
          code: `${code}#${at}`,
          text: heads[at] ? `${text} (${heads[at]})` : text,
          parts: { scale: null, options: null, ...parts },
          answers: coded,
        };
      }),
    ),
  };
}
