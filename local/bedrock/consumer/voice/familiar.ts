import type { Appraisal } from "../appraisal/appraise.ts";
import { quirk, type Consumer } from "../appraisal/consumer.ts";
import type { Category } from "../stimulus/category.ts";
import type { Stimulus } from "../stimulus/stimulus.ts";
import type { BrandField } from "../market/market.ts";

const shopFields: Readonly<Partial<Record<BrandField, BrandField>>> = {
  food: "supermarkets",
  drinks: "supermarkets",
  supermarkets: "supermarkets",
  household: "supermarkets",
  cosmetics: "drugstores",
  drugstores: "drugstores",
  clothing: "clothing",
  tech: "online",
  online: "online",
};

/** Fields whose brands all make the same kind of thing, so that any of them can be what somebody uses now. */
const uniform: readonly BrandField[] = ["banks", "telecom", "insurers", "clothing", "cosmetics"];

function chosen(consumer: Consumer, brands: readonly string[], about: string): string | undefined {
  const { trusted_brands: trusted, distrusted_brands: distrusted } = consumer.profile;
  const acceptable = brands.filter((brand) => !distrusted.includes(brand));
  const own = acceptable.find((brand) => trusted.includes(brand));
  const index = Math.floor(Math.abs(quirk(consumer, about)) * 7.3) % Math.max(1, acceptable.length);
  return own ?? acceptable[index];
}

/** Whether one buys it in a shop and takes it home, so that shelves, gifts and flatmates come into it. */
export const carriesHome = ({ kind, id }: Category): boolean =>
  (kind === "food" || kind === "good" || kind === "durable") && id !== "car";

/** Whether the person may call it expensive: nobody does who has just called the price fair. */
export const isDear = (stimulus: Stimulus, appraisal: Appraisal | null): boolean =>
  stimulus.price === null || (appraisal?.price?.effect ?? 0) < -0.1;

/** Brands, shops and media that a person would name beside an offer: trusted ones first, never distrusted ones. */
export function familiarNames(consumer: Consumer, stimulus: Stimulus) {
  const { market, profile } = consumer;
  const { category } = stimulus;
  const shopField = category.kind === "app" || category.kind === "service" ? undefined : shopFields[category.field];
  const rivals = market[category.field].filter(
    (brand) => !stimulus.brands.includes(brand) && brand !== stimulus.product.name,
  );
  return {
    brand: uniform.includes(category.field) ? chosen(consumer, rivals, `brand ${category.id}`) : undefined,
    shop: shopField ? chosen(consumer, market[shopField], `shop ${shopField}`) : undefined,
    media: chosen(consumer, market.media, "media"),
    disliked: profile.distrusted_brands[0],
    city: profile.location.includes(",") ? profile.location.split(",")[0] : undefined,
  };
}
