const english =
  "coffee machine|smartphone|headphones|running shoes|vacuum cleaner|toys|dog food|winter jacket|moisturiser|kettle";
const german =
  "Kaffeemaschine|Smartphone|Laufschuhe|Fahrrad|Staubsauger|Spielzeug|Katzenfutter|Winterjacke|Gesichtscreme";
const dutch =
  "koffiezetapparaat|smartphone|hardloopschoenen|fiets|stofzuiger|speelgoed|kattenvoer|winterjas|gezichtscrème";

/**
 * What eBay is searched for: goods of daily life in the words that buyers of the market use. The markets are those whose
 * item summaries eBay's Browse API serves (developer.ebay.com/api-docs/buy/ref-marketplace-supported.html).
 */
const SEARCHES: Readonly<Record<string, string>> = {
  DE: german,
  AT: german,
  CH: german,
  US: "coffee maker|smartphone|headphones|running shoes|vacuum|toys|dog food|jacket|moisturizer|tumbler",
  GB: "coffee machine|kettle|phone|vacuum|running shoes|heated airer|toys|dog bed|jacket|skincare",
  IE: english,
  AU: english,
  CA: english,
  SG: english,
  HK: english,
  FR: "machine à café|smartphone|aspirateur|vélo|robot cuisine|jouets|croquettes|vêtement bébé|crème visage|baskets",
  ES: "cafetera|móvil|freidora de aire|robot aspirador|zapatillas running|juguetes|pienso perro|bicicleta|crema facial|abrigo",
  IT: "macchina caffè|smartphone|aspirapolvere|scarpe running|bicicletta|giocattoli|cibo gatto|pentola|crema viso|cappotto",
  NL: dutch,
  BE: dutch,
  PL: "ekspres do kawy|smartfon|buty do biegania|rower|odkurzacz|zabawki|karma dla kota|kurtka zimowa|krem do twarzy",
};

/** Words to search a market's eBay for; none where eBay's Browse API has no marketplace. */
export const searchesOfMarket = (market: string): readonly string[] => SEARCHES[market]?.split("|") ?? [];
