import type { Guide } from "../../../../../functions/studies/interview/schemas.ts";

/** A guide in short: section titles, questions behind them, and the probes of those that have any. */
export const outlineOf = ({ sections }: Guide) =>
  sections.map(({ title, questions }) => [
    title,
    ...questions.map(({ text, probes }) => (probes.length > 0 ? [text, ...probes] : text)),
  ]);
