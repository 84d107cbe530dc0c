import { refuse, type Place } from "../../questionnaire/unreadable-line.ts";
import { LONGEST_LABEL, LONGEST_OPTION, OPTIONS } from "../schemas.ts";
import type { DraftQuestion } from "./draft-question.ts";
import { requireOwnWords } from "./misread-words.ts";
import { asksForSeveral, askedFor, beginsWithCondition, unsupported } from "./instructions.ts";

/** Sizes of best–worst sets: with two, best says worst; with more than seven, nobody compares them all. */
const SET_SIZES = { fewest: 3, most: 7 } as const;

/** @throws UnreadableLine for a question whose words, marks and answers do not go together */
export function checkQuestion(draft: DraftQuestion): void {
  const { line, text, scale, options, rows, marks } = draft;
  const fail = (problem: string, place: Place = { line, text }) => refuse(place, problem);
  const { kind, min, max } = marks;
  requireOwnWords(draft);
  const isChoice = kind === null || kind === "single" || kind === "multiple";
  if (beginsWithCondition(text) && marks.conditions.length === 0 && draft.section?.conditions.length !== 1)
    fail(unsupported.routing);
  const asked = askedFor(text);
  if (options.length > 0 && kind !== "multiple" && isChoice && asksForSeveral(text))
    fail("asks for several answers and was read as a choice of one; mark it with [multiple].");
  if (asked?.kind === "ranking" && (isChoice || kind === "open") && !scale)
    fail(options.length > 0 ? unsupported.ranking : "asks for an order and has nothing to rank below it.");
  if (asked?.kind === "allocation" && kind !== "allocation" && !scale)
    fail(options.length > 0 ? unsupported.ranking : "asks to share out and has nothing below it to share among.");
  if (!/[\p{L}\p{N}]/u.test(text)) fail("has options or a scale but asks nothing.");
  if (options.length > OPTIONS.most) fail(`has ${options.length} options; a question has at most ${OPTIONS.most}.`);
  if (options.length > 0 && options.length < OPTIONS.fewest) fail("has one option; give it at least two.");
  const seen = new Set<string>();
  for (const option of options) {
    if (option.text.length > LONGEST_OPTION) fail(`is an option of more than ${LONGEST_OPTION} characters.`, option);
    if (seen.has(option.text.toLowerCase())) fail("is the same option as one above it.", option);
    seen.add(option.text.toLowerCase());
    if (/\{\{/u.test(option.text)) fail("has an answer printed into an option, which only questions can have.", option);
    if (option.exclusive && !isChoice) fail("is exclusive, which only an answer of a choice can be.", option);
  }
  const labels = [scale?.low_label, scale?.high_label, ...(scale?.labels ?? [])];
  if (labels.some((label) => label && label.length > LONGEST_LABEL))
    fail(`has a scale label of more than ${LONGEST_LABEL} characters.`);
  if (min !== null && max !== null && min > max) fail(`has a range from ${min} to ${max}; write the lower end first.`);
  if (kind !== "number" && (min ?? max) !== null) {
    const wanted = Math.max(min ?? 0, max ?? 0);
    if (wanted > options.length) fail(`asks for ${wanted} of ${options.length} answers.`);
    if (max !== null && max < 1) fail("allows no answer.");
  }
  if (marks.randomize !== null && options.length + rows.length === 0)
    fail("has no answers below it whose order could be set.");
  if (marks.shuffledRows && rows.length === 0) fail("has no rows whose order could be set.");
  if (kind === "maxdiff" && marks.sets) {
    const { count, size } = marks.sets;
    if (size < SET_SIZES.fewest || size > SET_SIZES.most || size >= options.length)
      fail(`has sets of ${size}; sets hold ${SET_SIZES.fewest} to ${SET_SIZES.most} items, and fewer than there are.`);
    if (count * size < options.length)
      fail(`has sets that leave items out; it needs ${Math.ceil(options.length / size)}.`);
  }
  if (
    (kind === "maxdiff" || kind === "best_worst") &&
    options.length < 1 + SET_SIZES.fewest - (kind === "maxdiff" ? 0 : 1)
  )
    fail("asks for the best and the worst of too few; give it at least four items, or three without sets.");
}
