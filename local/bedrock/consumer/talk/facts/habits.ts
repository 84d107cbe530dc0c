import type { Language } from "../../language.ts";
import { quirk, type Consumer } from "../../appraisal/consumer.ts";
import type { BrandField } from "../../market/market.ts";
import type { Category } from "../../stimulus/category.ts";
import type { Stimulus } from "../../stimulus/stimulus.ts";

/** One of several, the same for the same person and matter. */
export const own = <T>(consumer: Consumer, about: string, options: readonly T[]): T =>
  options[Math.floor(Math.abs(quirk(consumer, about)) * 97.3) % options.length]!;

const days = {
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  de: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
} as const;

export const isOnShift = (consumer: Consumer): boolean =>
  /shift|night work|nurse|nursing|warehouse|bus driver|retail|irregular/.test(
    `${consumer.profile.occupation} ${consumer.profile.life_circumstance}`.toLowerCase(),
  ) && !consumer.isRetired;

/** The day on which a person does the shopping: the retired on weekdays, others towards the weekend. */
export function dayOf(consumer: Consumer, language: Language): string {
  const list = consumer.isRetired ? [0, 1, 2, 3] : isOnShift(consumer) ? [1, 2, 3, 4] : [3, 4, 5, 5, 5];
  return days[language][own(consumer, "shopping day", list)]!;
}

type Said = readonly [en: string, de: string];

/** When a person gets things done. */
export function timeOf(consumer: Consumer, language: Language): string {
  const day = dayOf(consumer, language);
  const times: readonly Said[] = consumer.isRetired
    ? [[`on ${day} mornings, when the shops are quiet`, `${day.toLowerCase()}vormittags, wenn es in den Läden ruhig ist`], [`around ten in the morning, often on a ${day}`, `gegen zehn Uhr vormittags, oft ${day.toLowerCase()}s`]]
    : consumer.isStudent
      ? [[`after lectures, often on a ${day}`, `nach der Uni, oft ${day.toLowerCase()}s`], ["in the evening, shortly before closing time", "abends, kurz vor Ladenschluss"]]
      : isOnShift(consumer)
        ? [["after my shift, whenever that is", "nach der Schicht, wann immer das ist"], [`on my day off, often a ${day}`, `an meinem freien Tag, oft ${day.toLowerCase()}s`]]
        : consumer.hasBaby || consumer.hasChildren
          ? [[`on ${day}s, once the children are sorted`, `${day.toLowerCase()}s, wenn die Kinder versorgt sind`], ["in the evening, when the children are in bed", "abends, wenn die Kinder im Bett sind"]]
          : [[`on ${day}s, on the way home from work`, `${day.toLowerCase()}s auf dem Heimweg von der Arbeit`], [`on a ${day}, after work around six`, `${day.toLowerCase()}s nach der Arbeit, so gegen sechs`], [`on ${day} mornings`, `${day.toLowerCase()}s am Morgen`]]; // prettier-ignore
  return own(consumer, "time", times)[language === "de" ? 1 : 0];
}

/** Whom a person does such things with. */
export function companyOf(consumer: Consumer, language: Language): string {
  const { household } = consumer.profile;
  const said: readonly Said[] = /generations/.test(household)
    ? [["with half the family", "mit der halben Familie"]]
    : consumer.hasChildren
      ? /single/.test(household)
        ? [["with the children, there's nobody else", "mit den Kindern, sonst ist ja niemand da"]]
        : [["with my partner and the children", "mit meinem Partner und den Kindern"], ["with the children in tow", "mit den Kindern im Schlepptau"]]
      : /partner|couple|husband|wife|spouse|married/.test(household)
        ? [["with my partner", "zu zweit"], ["on my own, my partner has other interests", "allein, zu Hause interessiert das sonst niemanden"]]
        : /shares a flat|shared|flat-?share|flatmate|roommate/.test(household)
          ? [["with my flatmates, if anybody", "wenn, dann mit meinen Mitbewohnern"], ["on my own, or with a friend", "allein oder mit jemandem aus der WG"]]
          : /parents?/.test(household) && !/single parent/.test(household)
            ? [["with my mother", "mit meiner Mutter"], ["with friends, not with my parents", "mit Freunden, nicht mit meinen Eltern"]]
            : consumer.extraversion > 0.1
              ? [["with a friend, when I can", "mit einer Freundin oder einem Freund, wenn es geht"], ["on my own, sometimes with somebody from work", "allein, manchmal mit jemandem von der Arbeit"]]
              : [["on my own", "allein"], ["by myself, I like my peace", "allein, ich mag meine Ruhe"]]; // prettier-ignore
  return own(consumer, "company", said)[language === "de" ? 1 : 0];
}

const shopFields: Readonly<Partial<Record<BrandField, BrandField>>> = {
  food: "supermarkets", drinks: "supermarkets", supermarkets: "supermarkets", household: "supermarkets", cosmetics: "drugstores",
  drugstores: "drugstores", clothing: "clothing", tech: "online", online: "online", travel: "online",
}; // prettier-ignore

/** What chains sell under one roof; everything else has its own kind of seller. */
const unchained = /^(?:bike|car|furniture|heating|eating_out|thing)$/;

/** Where somebody gets what no chain sells. */
export function sellerOf(consumer: Consumer, { category, language }: Stimulus): string {
  const sellers: Readonly<Record<string, readonly Said[]>> = {
    bike: [["at the bike shop in the next street", "im Radladen in der Nachbarstraße"], ["second-hand, from somebody in town", "gebraucht, von jemandem aus der Stadt"]],
    car: [["at the dealer on the ring road", "beim Händler am Stadtrand"]],
    furniture: [["at the furniture store outside town", "im Möbelhaus am Stadtrand"], ["second-hand, online", "gebraucht, übers Internet"]],
    heating: [["from the heating engineer", "beim Heizungsbauer"]],
    eating_out: [["at the kebab place round the corner", "beim Döner um die Ecke"], ["at the burger place by the station", "beim Burgerladen am Bahnhof"], ["at the pizzeria down the road", "in der Pizzeria ein paar Häuser weiter"], ["from the delivery service, on the phone", "beim Lieferdienst, übers Handy"]],
  }; // prettier-ignore
  const said = sellers[category.id] ?? [["in town", "in der Stadt"]];
  return own(consumer, `seller ${category.id}`, said)[language === "de" ? 1 : 0];
}

/** Shops that a person goes to for a kind of thing: trusted ones first, never distrusted ones; none for what no chain sells. */
export function shopsFor(consumer: Consumer, { id, field }: Category): string[] {
  if (unchained.test(id)) return [];
  const shopField = shopFields[field] ?? "supermarkets";
  const list = consumer.market[shopField];
  const { trusted_brands: trusted, distrusted_brands: distrusted } = consumer.profile;
  const acceptable = list.filter((shop) => !distrusted.includes(shop));
  const start = Math.floor(Math.abs(quirk(consumer, `shop ${shopField}`)) * 7.3) % Math.max(1, acceptable.length);
  const turned = [...acceptable.slice(start), ...acceptable.slice(0, start)];
  return [...new Set([...turned.filter((shop) => trusted.includes(shop)), ...turned])].slice(0, 2);
}

/** Well-known makers of a kind of thing, where the lists of a market hold many kinds. */
const makers: Readonly<Record<string, string>> = {
  plant_drink: "Alpro,Oatly,Silk,Califia", milk: "Weihenstephan,Landliebe,Müllermilch,NÖM,Emmi,Arla,Danone,Berglandmilch",
  coffee: "Jacobs,Dallmayr,Tchibo,Lavazza,Nescafé,Julius Meinl,Nespresso,Starbucks,Costa,Folgers,Illy", tea: "Teekanne,Lipton,PG Tips,Yorkshire Tea,Twinings,Tata Tea",
  soft_drink: "Fritz-Kola,Coca-Cola,Bionade,Almdudler,Rivella,Pepsi", energy_drink: "Red Bull,Monster", water: "Gerolsteiner,Volvic,Vöslauer,Evian,Römerquelle,Valser,Henniez,Viva con Agua,Highland Spring",
  alcohol: "Krombacher,Augustiner,Ottakringer,Stiegl,Feldschlösschen,Heineken,Guinness", yoghurt: "Ehrmann,Weihenstephan,Landliebe,Danone,NÖM,Emmi,Müllermilch,Chobani",
  snack_bar: "Seitenbacher,Kellogg's,Quaker,Clif Bar,Kind", crisps: "Kelly's,Zweifel,Walkers,Lay's,Bahlsen", chocolate: "Ritter Sport,Milka,Lindt,Manner,Cailler,Cadbury,Hershey's,Tony's Chocolonely",
  bread_cereal: "Kölln,Seitenbacher,Kellogg's,Quaker,Weetabix,Warburtons,Hovis", ready_meal: "Frosta,Iglo,Dr. Oetker,Knorr,Maggi", meat_substitute: "Rügenwalder Mühle,Planted,Quorn,Beyond Meat,Impossible",
  cleaning: "Frosch,Persil,Ariel,Pril,Denkmit,Ecover,Fairy,Tide,Claro,Held", kitchen_appliance: "Miele,WMF,Bosch,Philips,Tefal,KitchenAid", vacuum: "Miele,Bosch,Siemens,Philips,Dyson",
  car: "Volkswagen,BMW,Škoda,Opel,Dacia,Toyota,Honda,Ford,Hyundai", bike: "Canyon,Cube,KTM,Stromer", smartphone: "Apple,Samsung,Fairphone,Xiaomi", computer: "Apple,Samsung,Sony,Medion,Logitech,Dell,HP,Lenovo",
  audio: "Sony,Apple,Samsung,Bose", wearable: "Garmin,Apple,Samsung,Xiaomi,Fitbit", streaming: "Netflix,Spotify,YouTube,Disney+", skincare: "Nivea,Weleda,Lavera,Balea,Eucerin,Sebamed,Garnier,The Ordinary,L'Oréal,CeraVe,Simple",
  haircare: "Schwarzkopf,Garnier,Nivea,Balea,L'Oréal,Head & Shoulders,Dove", makeup: "L'Oréal,The Ordinary,alverde,Maybelline,Lavera",
  mobility_service: "Deutsche Bahn,Miles,Nextbike,ÖBB,SBB,Uber,Wiener Linien", telecom: "*", bank_account: "*", insurance: "*", clothing: "*", travel: "*", fitness_app: "Komoot,Strava,bergfex", finance_app: "YNAB,Revolut,Monzo", delivery: "Too Good To Go,Deliveroo,Uber Eats,DoorDash",
}; // prettier-ignore

/** Brands of a kind of thing that a person would name: trusted ones first, never distrusted ones; empty when none is known. */
export function brandsFor(consumer: Consumer, category: Category): string[] {
  const { trusted_brands: trusted, distrusted_brands: distrusted } = consumer.profile;
  const known = makers[category.id];
  if (known === undefined) return [];
  const wanted = new Set(known.split(","));
  const sold = consumer.market[category.field].filter(
    (brand) => (known === "*" || wanted.has(brand)) && !distrusted.includes(brand),
  );
  const start =
    sold.length === 0 ? 0 : Math.floor(Math.abs(quirk(consumer, `brand ${category.id}`)) * 7.3) % sold.length;
  const turned = [...sold.slice(start), ...sold.slice(0, start)];
  return [...new Set([...turned.filter((brand) => trusted.includes(brand)), ...turned])].slice(0, 2);
}
