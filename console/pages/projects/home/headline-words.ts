import type { Headline } from "../../../../functions/studies/simulation/headline-schema.ts";
import { decimal, percentage, rangeInWords } from "../../../words.ts";
import { t } from "../../../language/say.ts";

/** The texts of a card's headline. */
export interface HeadlineWords {
  /** The figure itself: `64 %`. */
  figure: string;
  /** The meaning of the figure, next to it. */
  of: string;
  /** `40 to 82 %`; null if there is no interval. */
  interval: string | null;
}

const mean = (value: number): string => decimal(value, 2);

const meanings: Readonly<Record<Headline["figure"], (headline: Headline) => string>> = {
  would_buy: () => t("would buy"),
  sentiment: () => t("mean reaction, from −1 (negative) to 1 (positive)"),
  share: ({ label, option }) => `${option ?? ""} · ${label ?? ""}`,
  mean: ({ label, scale }) =>
    t("{label} · mean, from {low} to {high}", { label: label ?? "", low: scale?.low ?? "", high: scale?.high ?? "" }),
  importance: ({ label }) => t("share of the choice that depends on {label}", { label: label ?? "" }),
};

/** The first figure of a study, its meaning and its 95 % interval in words. */
export function headlineWords(headline: Headline): HeadlineWords {
  const { value, interval, scale } = headline;
  const [low = 0, high = 0] = interval ?? [];
  return {
    figure: scale ? mean(value) : percentage(value),
    of: meanings[headline.figure](headline),
    interval: interval && rangeInWords(scale ? [mean(low), mean(high)] : [decimal(low, 0), percentage(high)]),
  };
}
