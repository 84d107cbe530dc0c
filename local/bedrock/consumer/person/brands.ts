import type { PersonaFacts } from "../../../../functions/domain/persona/schemas.ts";
import {
  shuffle,
  weightedPick,
  wholeNumber,
  type RandomGenerator,
} from "../../../../functions/domain/statistics/random.ts";
import type { BrandField, Market } from "../market/market.ts";

/** How likely a category is to hold somebody's favourite brand. */
function fieldWeights({ age, gender, attitude, income_level }: PersonaFacts): Partial<Record<BrandField, number>> {
  const [young, old, woman] = [age < 30, age >= 62, gender === "Female"];
  return {
    supermarkets: 10,
    drugstores: woman ? 6 : 3,
    food: 10,
    drinks: young ? 7 : 5,
    cosmetics: woman ? 7 : 2,
    household: old ? 8 : age < 22 ? 1 : 5,
    clothing: young ? 8 : 5,
    tech: attitude === "enthusiast" ? 9 : old ? 2 : 5,
    banks: age < 18 ? 0 : 3,
    insurers: age < 28 ? 0 : old ? 4 : 2,
    mobility: age < 18 ? 1 : 4,
    travel: income_level === "High" ? 5 : 2,
    apps: old ? 1 : young ? 7 : 4,
    online: old ? 1 : 3,
    media: old ? 5 : 2,
  };
}

/** Brands that stand for spending little, and those that stand for spending more; the others fit every purse. */
const cheap = new Set(
  "Lidl,Aldi,Penny,Netto,Kaufland,Primark,Action,C&A,Temu,Shein,Wish,Biedronka,Hofer,Dia,Día,Pepco,Zeeman,Iceland,Walmart,Old Navy,No Frills,DMart,Meesho,Zudio,Shoprite,Boxer,Pep,Bodega Aurrerá,Assaí,Atacadão,Kmart,Don Quijote,No Brand,Daiso,BİM,A101,Ryanair,FlixBus,Spirit Airlines,Asda,Congstar,Mint Mobile,Mercadona,Dacia,Balea,Denkmit,Ghadi,Itel,Deichmann,Denner".split(
    ",",
  ),
);
const dear = new Set(
  "Miele,Hugo Boss,BMW,Mercedes-Benz,Apple,Whole Foods,Waitrose,Alnatura,Denns,Lululemon,Patagonia,Tesla,Aesop,Sulwhasoo,Clinique,Genesis,Canada Goose,R.M. Williams,Forest Essentials,Nature's Basket,Bose,Dyson,KitchenAid,Lufthansa,Birkenstock,Weleda,Harris Farm,Marks & Spencer,John Lewis,Globus,Audi,Volvo,Shiseido,Fairphone,WMF,Breville,Arezzo,Armedangels".split(
    ",",
  ),
);

function brandWeight(brand: string, { income_level, price_sensitivity }: PersonaFacts): number {
  const thrift = (price_sensitivity - 50) / 50 + { Low: 0.7, Middle: 0, High: -0.7 }[income_level];
  if (cheap.has(brand)) return Math.exp(thrift);
  return dear.has(brand) ? Math.exp(-1.4 * thrift) : 1;
}

export interface Brands {
  trusted: string[];
  distrusted: string[];
}

/** Brands of the market that a person relies on (2 to 4, each of another category) and avoids (1 to 3); no brand is in both. */
export function brandsOf(facts: PersonaFacts, market: Market, random: RandomGenerator): Brands {
  const { attitude, big_five: traits } = facts;
  const weights = fieldWeights(facts);
  const trusts = 2 + (traits.agreeableness > 40 ? 1 : 0) + (attitude === "sceptic" ? 0 : wholeNumber(random, 0, 1));
  const trusted: string[] = [];
  while (trusted.length < trusts) {
    const fields = Object.keys(weights) as BrandField[];
    const field = weightedPick(
      random,
      fields,
      fields.map((name) => weights[name] ?? 0),
    );
    weights[field] = 0;
    const brands = market[field].filter((brand) => !trusted.includes(brand) && !market.contested.includes(brand));
    if (brands.length === 0) continue;
    const weightOf = brands.map((brand) => brandWeight(brand, facts));
    trusted.push(weightedPick(random, brands, weightOf));
  }
  const doubts = 1 + (attitude === "sceptic" ? 1 : 0) + (traits.agreeableness < 45 ? 1 : 0);
  const avoided = shuffle(random, market.contested).filter((brand) => !trusted.includes(brand));
  return { trusted, distrusted: avoided.slice(0, doubts) };
}
