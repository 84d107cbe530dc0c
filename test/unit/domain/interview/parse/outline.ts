import { parseGuide, type GuideDraft } from "../../../../../functions/domain/interview/parse/parse-guide.ts";

/** A draft in short: section titles, questions behind them, and the probes of those that have any. */
export const outlineOf = ({ sections }: Pick<GuideDraft, "sections">) =>
  sections.map(({ title, questions }) => [
    title,
    ...questions.map(({ text, probes }) => (probes.length > 0 ? [text, ...probes] : text)),
  ]);

export const outline = (text: string) => outlineOf(parseGuide(text));
