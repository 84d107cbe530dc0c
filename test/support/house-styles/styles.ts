import type { Kind, Meant, Words } from "./questionnaire.ts";

/** How a house prints its questionnaires. */
export interface HouseStyle {
  name: string;
  /** In front of a question. */
  number: (number: number, words: Words) => string;
  /** An answer: its code from 1, and the words that lead elsewhere, with a space in front of them. */
  answer: (text: string, code: number, route: string) => string;
  /** Where an answer leads; `null` leads on. */
  route: (to: number | "end" | null, words: Words) => string;
  /** What stands behind a question on how it is answered, in front of it, or on a line below. */
  how: (kind: Kind, words: Words) => { behind?: string; front?: string; below?: string };
  scale: (low: string, high: string) => { behind?: string; below?: string };
  /** Who is asked: in front of the words, or on a line above the question. */
  ifYes: (words: Words) => { front?: string; above?: string };
  /** Lines above the first question. */
  top: (words: Words) => string[];
  /** All answers on one line. */
  inLine?: (answers: readonly string[]) => string;
}

const plainGrid = (labels: readonly string[]) => `(${labels.map((label, at) => `${at + 1} = ${label}`).join(", ")})`;
const marks = (words: Words["caps"] | Record<string, string>, kind: Kind): string =>
  ({ multiple: words["multiple"], two: "", single: words["single"], yes_no: words["single"], open: words["open"] })[
    kind as "multiple"
  ] ?? (kind === "number" ? words["number"] : "");

const plain: HouseStyle = {
  name: "plain format",
  number: (number) => `${number}. `,
  answer: (text, code, route) => `   ${String.fromCharCode(96 + code)}) ${text}${route}`,
  route: (to) => (to === null ? "" : to === "end" ? " -> END" : ` -> Q${to}`),
  how: (kind) =>
    kind === "multiple"
      ? { behind: "[multiple]" }
      : kind === "two"
        ? { behind: "[multiple 2]" }
        : kind === "open"
          ? { behind: "[open]" }
          : kind === "number"
            ? { behind: "[number]" }
            : {},
  scale: (low, high) => ({ behind: `(1 = ${low}, 5 = ${high})` }),
  ifYes: () => ({ front: "[ask if Q1 = 1] " }),
  top: ({ title }) => [title, ""],
};
/** Marks in words; two answers are always asked for in a sentence. */
const said = (behind: (kind: Kind, words: Words) => string) => (kind: Kind, words: Words) =>
  kind === "two" ? { behind: words.said.two } : { behind: behind(kind, words) };

export const styles: readonly HouseStyle[] = [
  plain,
  {
    ...plain,
    name: "marks and routes in capitals",
    number: (number) => `Q${number}. `,
    answer: (text, code, route) => `   ${code}. ${text}${route}`,
    route: (to, { caps }) =>
      to === null ? ` ${caps.on}` : to === "end" ? ` ${caps.end}` : ` ${caps.go.replace("~", String(to))}`,
    how: said((kind, { caps }) => marks(caps, kind)),
    ifYes: ({ caps }) => ({ above: `${caps.ask} Q1=1` }),
  },
  {
    ...plain,
    name: "codes behind dots",
    answer: (text, code, route) => `   ${text} ........ ${code}${route}`,
    route: (to, { caps }) =>
      to === null ? "" : to === "end" ? ` ${caps.end}` : ` ${caps.go.replace("~", String(to))}`,
    how: said((kind, { caps }) => [marks(caps, kind), caps.read].filter(Boolean).join(". ")),
    scale: (low, high) => ({ below: `   ${low} 1 2 3 4 5 ${high}` }),
  },
  {
    ...plain,
    name: "bases above questions",
    answer: (text, _, route) => `   - ${text}${route}`,
    ifYes: ({ caps }) => ({ above: `${caps.base} (Q1=1)` }),
    scale: (low, high) => ({ behind: `1 (${low}) - 5 (${high})` }),
  },
  {
    ...plain,
    name: "marks in round brackets",
    number: (number, { said: { question } }) => `${question}${number}: `,
    route: (to, { said: { go } }) =>
      to === null ? "" : to === "end" ? " -> END" : ` (${go.replace("~", String(to))})`,
    how: said((kind, { said: words }) =>
      kind === "multiple" ? `(${words.many})` : kind === "open" || kind === "number" ? `(${words[kind]})` : "",
    ),
    ifYes: ({ said: { if_yes } }) => ({ front: `(${if_yes}) ` }),
    scale: (low, high) => ({ behind: `(1 = ${low}, 5 = ${high})` }),
  },
  {
    ...plain,
    name: "boxes and a sentence below",
    answer: (text, _, route) => `   ☐ ${text}${route}`,
    route: (to, { said: { go } }) => (to === null ? "" : to === "end" ? " -> END" : `, ${go.replace("~", String(to))}`),
    how: (kind, { said: words }) =>
      kind === "multiple" ? { below: words.multiple } : kind === "two" ? { below: words.two } : {},
    ifYes: ({ said: { if_yes } }) => ({ front: `${if_yes}, ` }),
  },
  {
    ...plain,
    name: "words on answering first",
    number: (number) => `Q${number}: `,
    how: (kind, { said: words }) =>
      kind === "multiple"
        ? { front: `${words.multiple} ` }
        : kind === "two"
          ? { front: `${words.two} ` }
          : kind === "single"
            ? { front: `${words.single} ` }
            : {},
  },
  {
    ...plain,
    name: "answers on one line",
    how: (kind, words) => ({
      behind: said((one, { said: { many } }) => (one === "multiple" ? `(${many})` : ""))(kind, words).behind,
    }),
    inLine: (answers) => `   ${answers.join(" / ")}`,
    ifYes: () => ({ front: "[ask if Q1 = 1] " }),
  },
  {
    ...plain,
    name: "a cover and notes to interviewers",
    how: (kind, words) =>
      kind === "multiple"
        ? { behind: words.said.multiple, below: words.caps.interviewer }
        : kind === "two"
          ? { behind: words.said.two }
          : {},
    top: ({ title, cover }) => [title, ...cover, ""],
  },
  {
    ...plain,
    name: "codes in brackets",
    answer: (text, code, route) => `   - ${text} (${code})${route}`,
    route: (to) => (to === null ? "" : to === "end" ? " -> END" : ` -> Q${to}`),
    scale: (low, high) => ({ behind: `(scale 1-5, 1 = ${low}, 5 = ${high})` }),
  },
  {
    ...plain,
    name: "scripts for programmers",
    number: (number) => `Q${number}. `,
    answer: (text, code, route) => `   ${code}. ${text}${route}`,
    how: (kind) =>
      kind === "multiple"
        ? { below: "[MULTI]" }
        : kind === "two"
          ? { below: "[MULTI, EXACTLY 2]" }
          : kind === "open"
            ? { below: "[OE]" }
            : kind === "number"
              ? { below: "[NUMERIC]" }
              : {},
    ifYes: () => ({ above: "[ASK IF Q1=1]" }),
    route: (to) => (to === null ? "" : to === "end" ? " [TERMINATE]" : ` [GO TO Q${to}]`),
  },
  {
    ...plain,
    name: "numbers and signs",
    number: (number) => `${number}) `,
    answer: (text, _, route) => `   ( ) ${text}${route}`,
    scale: (low, high) => ({ behind: `(-2 = ${low} … +2 = ${high})` }),
    how: said((kind, { said: words }) => (kind === "multiple" ? words.multiple : "")),
  },
];

/** A line of a rendering; `cells` is how it stands in a table, `word` its paragraph if that is of a kind of its own. */
export interface Printed {
  text: string;
  cells?: string[];
  word?: string;
}

/**
 * A questionnaire as a house prints it.
 * @param asTables whether answers and statements stand in tables, with their codes
 */
export function printed(meant: readonly Meant[], style: HouseStyle, words: Words, asTables: boolean): Printed[] {
  const lines: Printed[] = style.top(words).map((text) => ({ text }));
  const put = (text: string, cells?: string[]) => lines.push(cells && asTables ? { text, cells } : { text });
  for (const { kind, number, ifYes, no } of meant) {
    const how = style.how(kind, words);
    const scale = kind === "scale" ? style.scale(words.scale.low, words.scale.high) : {};
    const points = kind === "grid" && !asTables ? plainGrid(words.grid.labels) : "";
    const who = ifYes ? style.ifYes(words) : {};
    if (who.above !== undefined) put(who.above);
    const behind = [how.behind, scale.behind, points].filter(Boolean).join(" ");
    const asked = `${who.front ?? ""}${how.front ?? ""}${words[kind].text}`;
    put(`${style.number(number, words)}${asked}${behind === "" ? "" : ` ${behind}`}`);
    if (how.below !== undefined) put(`   ${how.below}`);
    if (scale.below !== undefined) put(scale.below);
    if (kind === "grid") {
      const { labels, rows } = words.grid;
      if (asTables) put("", ["", ...labels]);
      for (const row of rows) put(`   - ${row}`, [row, ...labels.map((_, at) => String(at + 1))]);
    }
    const choice = words[kind];
    if ("options" in choice) {
      const leads = (at: number) => (no === null ? "" : style.route(at === 0 ? null : no, words));
      if (style.inLine && no === null && !asTables) put(style.inLine(choice.options));
      else
        for (const [at, option] of choice.options.entries())
          put(style.answer(option, at + 1, leads(at)), [
            option,
            String(at + 1),
            ...(no === null ? [] : [leads(at).trim()]),
          ]);
    }
    put("");
  }
  return lines;
}
