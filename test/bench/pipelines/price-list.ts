import { costMicroUsd, type PricedTokens } from "../../../functions/domain/costs/prices.ts";
import { awsPrices } from "../../../bin/costs/aws-prices.ts";
import { PRICED_ENVIRONMENT, pricedModels } from "../../../bin/costs/priced-models.ts";

const models = pricedModels();
const { fallbacks: _, persona, ...roles } = models;
const MILLION = 1e6;
const usdPerMillion = (id: string, tokens: PricedTokens): number => costMicroUsd(id, tokens) / MILLION;

/** What the dollars of this part are reckoned with, for a reader who has other prices. */
export const priceList = {
  name: "Amazon Bedrock on demand and AWS in eu-central-1, without free tiers and tax",
  models: {
    version: "Amazon Bedrock price list of November 2026 (functions/domain/costs/prices.ts)",
    environment: PRICED_ENVIRONMENT,
    roles: { persona, ...roles },
    usd_per_million_tokens: Object.fromEntries(
      [...new Set([...persona, ...Object.values(roles)])].map((id) => [
        id,
        {
          input: usdPerMillion(id, { input: MILLION }),
          cached_input: usdPerMillion(id, { input: 0, cachedInput: MILLION }),
          output: usdPerMillion(id, { input: 0, output: MILLION }),
        },
      ]),
    ),
  },
  services: {
    version: "regional price list of 11 September 2026; sources and exceptions in bin/costs/aws-prices.ts",
    usd: awsPrices,
  },
} as const;
