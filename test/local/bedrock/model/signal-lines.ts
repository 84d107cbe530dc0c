import { cleanExcerpt } from "../../../../functions/personas/signals/clean-excerpt.ts";
import type { SampleMarket } from "../../../../local/signals/samples.ts";

/** Everything of a market's sample as a prompt shows it, without numbers. */
export const linesOf = ({ market, reddit, ebay, reviews }: SampleMarket): string[] => [
  ...Object.entries(reddit).flatMap(([name, posts]) =>
    posts.map(({ title, text }) => `(r/${name}, xx) ${cleanExcerpt(title)}: ${cleanExcerpt(text)}`),
  ),
  ...ebay.map(
    ({ title, price, currency, condition }) => `(eBay ${market}, xx) ${title}: ${price} ${currency} · ${condition}`,
  ),
  ...reviews.map(({ app_name, title, text, rating }) => {
    return `(App Store: ${app_name}, xx) ${title}: ${"★".repeat(rating)}${"☆".repeat(5 - rating)} ${text}`;
  }),
];
