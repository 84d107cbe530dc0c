import { americas } from "./americas.ts";
import { asiaAfricaOceania } from "./asia-africa-oceania.ts";
import { market } from "./build.ts";
import { centralEurope } from "./central-europe.ts";
import type { Market } from "./market.ts";
import { southernAndNorthernEurope } from "./southern-northern-europe.ts";
import { westernEurope } from "./western-europe.ts";

/** Brands that are sold nearly everywhere, for people whose market is unknown or not described. */
const anywhere = market("ZZ", "", "EUR", 0.9, {
  supermarkets: "Carrefour, Lidl, Spar, Aldi, Costco",
  drugstores: "Watsons, Sephora, The Body Shop",
  food: "Danone, Kellogg's, Heinz, Knorr, Quaker, Barilla, Kraft, Alpro",
  drinks: "Coca-Cola, Lipton, Nescafé, Evian, Heineken, Red Bull",
  cosmetics: "Nivea, Dove, L'Oréal, Garnier, Vaseline",
  household: "Ariel, Philips, Tefal, Persil, Ikea",
  clothing: "Zara, H&M, Adidas, Nike, Uniqlo, Levi's",
  tech: "Samsung, Apple, Sony, Xiaomi, LG, Philips",
  telecom: "Vodafone, Orange, Airtel",
  banks: "HSBC, Revolut, Santander, PayPal",
  insurers: "Allianz, AXA, Zurich",
  mobility: "Toyota, Volkswagen, Uber, Honda, Hyundai",
  travel: "Booking.com, Airbnb, Emirates",
  apps: "WhatsApp, YouTube, Spotify, Instagram, Netflix, Duolingo",
  online: "Amazon, eBay, AliExpress",
  media: "BBC, CNN, YouTube, Reuters",
  contested: "Shein, Temu, Nestlé, Facebook, Ryanair, Tesla, Amazon",
});

export const markets: readonly Market[] = [
  ...centralEurope,
  ...westernEurope,
  ...southernAndNorthernEurope,
  ...americas,
  ...asiaAfricaOceania,
];

const byCode = new Map(markets.map((entry) => [entry.code, entry]));

/** The market of a country code; a market of global brands for any other. */
export const marketOf = (code: string): Market => byCode.get(code === "UK" ? "GB" : code) ?? anywhere;
