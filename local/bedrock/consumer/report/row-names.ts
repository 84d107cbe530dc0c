/** Shorter beginnings are shared by accident: `How much do you …`. */
const SHORTEST_STEM = 24;
const boundary = /[.?!:;…–-]\s+/g;

/** The longest beginning of a text that ends where a clause does and another text shares. */
function sharedStem(text: string, others: readonly string[]): string {
  const ends = [...text.matchAll(boundary)].map((match) => match.index + match[0].length);
  const stem = ends
    .map((end) => text.slice(0, end))
    .findLast((start) => others.some((other) => other !== text && other.startsWith(start)));
  return stem !== undefined && stem.length >= SHORTEST_STEM ? stem : "";
}

/** Questions as a reader tells them apart: rows of a matrix lose the beginning that they share. */
export function withRowNames<Q extends { question: string }>(questions: readonly Q[]): Q[] {
  const texts = questions.map(({ question }) => question);
  return questions.map((one) => {
    const row = one.question.slice(sharedStem(one.question, texts).length).trim();
    return row === "" ? one : { ...one, question: row };
  });
}
