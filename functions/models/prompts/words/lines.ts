/** What a model writes around an answer in words: code fences, bold type, `Answer:` in the languages of the service. */
const CODE_FENCE = /^\s*(?:```|~~~)\w*\s*$/;
const LABELS = [
  "(?:my |final )?(?:answer|choice)|(?:meine )?(?:antwort|wahl)|réponse|choix|respuesta|elección",
  "resposta|escolha|回答|答え|答案",
];
const ANSWER_LABEL = new RegExp(`^\\s*(?:${LABELS.join("|")})\\s*[:：]\\s*`, "iu");

/** A text without them. */
export const undecorated = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => !CODE_FENCE.test(line))
    .join("\n")
    .replaceAll("**", "")
    .trim();

/** A text that is an answer as a whole. */
export const wholeAnswer = (text: string): string => undecorated(text).replace(ANSWER_LABEL, "");

/** Lines with something in them. */
export const linesOf = (text: string): string[] =>
  undecorated(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Several lines as one, as a reason is kept. */
export const joined = (lines: readonly string[]): string => lines.join(" ").trim();

const MARKED = /^[>*_`\s•-]*(?:=+>?|→|⇒)(.*)$/su;
const DECORATED_END = /(?<![*_`\s])[*_`\s]+$/u;

/**
 * The one line that gives an answer: the line that begins with `=`, or else the line with nothing but the answer.
 * @param read reads the text behind the sign; null where it is not understood
 * @throws Error that says what is wrong
 */
export function answerLine<T>(
  lines: readonly string[],
  what: string,
  read: (said: string) => T | null,
): { value: T; at: number } {
  const marked = lines.flatMap((line, at) => {
    const said = MARKED.exec(line.replace(ANSWER_LABEL, ""))?.[1];
    return said === undefined ? [] : [{ value: read(said.trimStart().replace(DECORATED_END, "")), at }];
  });
  const bare = lines.flatMap((line, at) => {
    const said = line.replace(ANSWER_LABEL, "");
    const value = said !== line || /^[\d\s,;.()-]+$/.test(line) ? read(said) : null;
    return value === null ? [] : [{ value, at }];
  });
  const [found, ...others] = marked.length > 0 ? marked : bare;
  if (!found) throw new Error(`There is no line with \`=\` and ${what}`);
  if (others.length > 0) throw new Error(`There is more than one line with ${what}`);
  if (found.value === null) throw new Error(`Behind \`=\` has to stand ${what}, and nothing else`);
  return { value: found.value, at: found.at };
}
