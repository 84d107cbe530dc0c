import { appealOfAll, claimsIn, fashion } from "../choices/appeal.ts";
import { quirk, type Consumer } from "../appraisal/consumer.ts";
import { passing } from "../occasion.ts";
import { meaningOf, normalised, type Because } from "./position.ts";
import { wordPattern } from "./word-pattern.ts";

/** Questions that ask for what one does not want. */
const unwanted = wordPattern(
  "avoid|(?:dis)?trust (?:the )?least|do not trust|don't trust|distrust|never (?:buy|use)|would not (?:buy|use)|dislike|least|meiden|vermeiden|misstrau\\p{L}*|nicht vertrau\\p{L}*|nie kaufen|am wenigsten",
);

/** Questions that ask for brands; those that somebody neither trusts nor distrusts are a little strange to them. */
const brands = wordPattern(
  "brands?|compan(?:y|ies)|retailers?|shops?|stores?|marken?|unternehmen|händler|geschäfte?|läden",
);
const STRANGE = -0.2;

/** How much a taste wavers from one occasion to the next, of its own spread. */
const WAVERING = 0.35;
const SPREAD = { common: 0.22, own: 0.3, claim: 0.8 } as const;

export interface Appeal {
  utility: number;
  because: Because;
}

/** What an option that is no fact and no grade is worth to a person: by brands, topics and claims, by fashion and by chance. */
export function appealOfOption(question: string, option: string, consumer: Consumer): Appeal {
  const meaning = meaningOf(option, consumer);
  const direction = meaning?.because?.kind === "brand" && unwanted.test(question) ? -1 : 1;
  const key = `${normalised(question)} ${normalised(option)}`;
  const chance = SPREAD.common * fashion(key) + SPREAD.own * (quirk(consumer, key) + WAVERING * passing(consumer, key));
  const claimed = meaning?.because?.kind === "brand" ? 0 : SPREAD.claim * appealOfAll(claimsIn(option), consumer);
  const unknown = meaning === null && claimed === 0 && brands.test(question) ? STRANGE : 0;
  return {
    utility: direction * (meaning?.effect ?? 0) + unknown + claimed + chance,
    because: meaning?.because ?? null,
  };
}
