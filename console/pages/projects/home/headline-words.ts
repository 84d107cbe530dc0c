import type { Headline } from "../../../../functions/studies/simulation/headline-schema.ts";
import { decimal } from "../../../words.ts";

/** A headline as a card says it. */
export interface HeadlineWords {
  /** The figure itself: `64 %`. */
  figure: string;
  /** What it is a figure of, beside it. */
  of: string;
  /** `40 to 82 %`; null where nothing can be said. */
  interval: string | null;
}

const mean = (value: number): string => decimal(value, 2);
/** Shares without decimals: no study is as precise. */
const percent = (value: number): string => `${decimal(value, 0)} %`;

const meanings: Readonly<Record<Headline["figure"], (headline: Headline) => string>> = {
  would_buy: () => "would buy",
  sentiment: () => "mean reaction, from −1 (negative) to 1 (positive)",
  share: ({ label, option }) => `${option ?? ""} · ${label ?? ""}`,
  mean: ({ label, scale }) => `${label ?? ""} · mean, from ${scale?.low ?? ""} to ${scale?.high ?? ""}`,
  importance: ({ label }) => `of the choice depends on ${label ?? ""}`,
};

/** The first figure of a study, its meaning and its 95 % interval in words. */
export function headlineWords(headline: Headline): HeadlineWords {
  const { value, interval, scale } = headline;
  const [low = 0, high = 0] = interval ?? [];
  return {
    figure: scale ? mean(value) : percent(value),
    of: meanings[headline.figure](headline),
    interval: interval && (scale ? `${mean(low)} to ${mean(high)}` : `${decimal(low, 0)} to ${percent(high)}`),
  };
}
