import { detectLanguage } from "../language.ts";
import { markets } from "../market/markets.ts";

const brandNames = [
  ...new Set(
    markets.flatMap((market) =>
      Object.values(market).flatMap((value) => (Array.isArray(value) ? (value as readonly string[]) : [])),
    ),
  ),
].filter((brand) => brand.length > 2 || /^[A-Z]{2}$/.test(brand));

/** Brand names that are also everyday words, first names or places. */
const ambiguous = new Set(
  "Ace, Andrea, Attack, Attitude, Ben, Bolt, Boost, Boots, Calm, Camper, Canyon, Choice, Claro, Consul, Coop, Crystal, Cube, Day, Di, Dia, Dirk, Dove, Drei, Eve, Fairy, Farm, Felix, Finish, Free, Gap, Held, Hero, Hype, Ideal, Inter, Kind, Life, Lime, Lion, Mango, Mars, Max, Method, Metro, Miles, Mint, More, Neon, News, Next, Nexus, Noise, On, Peak, Personal, Play, Plus, Rain, Real, Rebel, Ring, Roma, Salt, Salvo, Simple, Skip, Slot, Sol, Spa, Star, Sunlight, Target, Tat, Tide, Tiger, Up, Very, Via, Vigor, Viva, Vivo, Viz, Yes, Ziggo".split(
    ", ",
  ),
);

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Brands of a list that a text names. Everyday words count only inside an English sentence, where the capital tells them
 * apart; in German every noun has one.
 */
export function brandsIn(text: string, brands: readonly string[] = brandNames): string[] {
  const isEnglish = detectLanguage(text) === "en";
  return brands.filter((brand) => {
    // Looking for the letters costs a thousandth of compiling a pattern, and hardly any brand is named.
    if (!text.includes(brand)) return false;
    if (ambiguous.has(brand) && !isEnglish) return false;
    const start = ambiguous.has(brand) ? "(?<=[\\p{Ll},] )" : "(?<![\\p{L}\\d])";
    return new RegExp(`${start}${escape(brand)}(?![\\p{L}\\d])`, "u").test(text);
  });
}
