import type { Phrases } from "./phrases.ts";
import type { Study } from "./study.ts";

const list = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} und ${parts.at(-1)}`;
const people = (count: number) => (count === 1 ? "1 Person" : `${count} Personen`);
const decimal = (value: number | undefined) => String(value).replace(".", ",");
const adverb = { positive: "positiv", neutral: "unentschieden", negative: "negativ" } as const;
const MANY = 20;

function counts({ size, counts: { positive, neutral, negative }, percent, speakers }: Study): string {
  if (size === 1) return `Die einzige befragte Person, ${speakers[0]!.name}, reagiert ${adverb[speakers[0]!.leaning]}`;
  const all = Math.max(positive, neutral, negative) === size;
  if (all) return `Alle ${size} Befragten reagieren ${positive ? "positiv" : negative ? "negativ" : "neutral"}`;
  const share = (value: number, of: number | undefined) =>
    `${value}${percent && size >= MANY && value > 0 ? ` (${decimal(of)} %)` : ""}`;
  const ways = (
    [
      [positive, percent?.positive, "positiv"],
      [neutral, percent?.neutral, "neutral"],
      [negative, percent?.negative, "negativ"],
    ] as const
  ).map(([value, of, how]) => ({ value, how, text: `${share(value, of)} ${how}` }));
  const some = ways.filter(({ value }) => value > 0);
  const none = ways.find(({ value }) => value === 0);
  return `Von ${size} Befragten ${some[0]?.value === 1 ? "reagiert" : "reagieren"} ${list(some.map(({ text }) => text))}${none ? `, ${none.how} niemand` : ""}`;
}

const upper = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

export const phrasesGerman: Phrases = {
  items: {
    purchase_intent: "die Kaufabsicht",
    uniqueness: "die Neuartigkeit",
    relevance: "die Relevanz",
    believability: "die Glaubwürdigkeit",
    value_for_money: "das Preis-Leistungs-Verhältnis",
    liking: "das Gefallen",
  },
  counts,
  verdict: {
    one: "das ist eine Stimme und kein Befund über eine Gruppe",
    nobody: "das Konzept fällt bei dieser Gruppe in dieser Form durch",
    against: "das Konzept überzeugt diese Gruppe in dieser Form nicht",
    for: "das Konzept kommt hier gut an",
    split: "das Konzept spaltet die Gruppe",
    lukewarm: "das Konzept lässt die meisten unentschieden",
    question: "gefragt wurde nach ihnen selbst, gemessen ist also Stimmung und keine Zustimmung zu einem Angebot",
  },
  range: (best, worst, { close, below, one }) => {
    const mean = one ? "Wert" : "Mittelwert";
    const name = (item: typeof best) => phrasesGerman.items[item.item];
    const figure = (item: typeof best) => `${mean} ${decimal(item.mean)}`;
    if (close)
      return `Die Einzelfragen liegen dicht beieinander: am tiefsten ${name(worst)} (${figure(worst)}), am höchsten ${name(best)} (${figure(best)})${below ? ", alle unter der Mitte der Fünferskala" : "; eine Stärke sticht nicht heraus"}.`;
    return `Auf der Fünferskala schneidet ${name(best)} am besten ab (${figure(best)}), am schlechtesten ${name(worst)} (${figure(worst)})${below ? "; auch der beste Wert bleibt unter der Mitte" : ""}.`;
  },
  divided: (pro, con) => `Dafür spricht ${pro}, dagegen ${con}.`,
  agreed: (side, themes) =>
    side === "for"
      ? `Die genannten Themen sprechen dafür: ${themes}.`
      : side === "against"
        ? `Die genannten Themen sprechen alle dagegen: ${themes}.`
        : `Die Antworten drehen sich um ${themes}.`,
  voices: (pro, con) =>
    pro && con
      ? `${pro.name} sagt: „${pro.quote}“, ${con.name} dagegen: „${con.quote}“.`
      : `In den Worten von ${(pro ?? con)!.name}: „${(pro ?? con)!.quote}“.`,
  noThemes: "Kein Thema wird von mehreren geteilt, die Antworten sind daher einzeln zu lesen.",
  certainty: (size, close) =>
    size === 1
      ? "Eine simulierte Person liefert Fragen für den nächsten Schritt, keine Antwort."
      : size < MANY
        ? `Bei ${size} simulierten Befragten ${close ? "könnten ein, zwei andere Personen das Ergebnis kippen" : "ist die Richtung ein Hinweis, die genauen Werte sind es nicht"}; vor einer Entscheidung über Geld gehört es mit echten Verbrauchern geprüft.`
        : `${size} simulierte Befragte zeigen die Richtung${close ? ", auch wenn beide Seiten zu nah beieinander liegen, um eine vorn zu sehen" : ""}, stehen aber für keine Bevölkerung; vor einer Entscheidung über Geld gehört es mit echten Verbrauchern geprüft.`,
  shared: (theme, names, count, size) =>
    size === 1
      ? `„${theme}“`
      : `„${theme}“ (${count === size ? `alle ${size}` : names.length === count && count <= 2 ? list(names) : people(count)})`,
  named: (theme) => `„${theme}“`,
  list,
  ground: {
    themes: (themes) => `Eingewandt wird ${themes}.`,
    item: ({ item, mean }, lowest) =>
      lowest
        ? `${upper(phrasesGerman.items[item])} ist mit ${decimal(mean)} die schwächste Einzelfrage.`
        : `${upper(phrasesGerman.items[item])} erreicht nur ${decimal(mean)}.`,
    leanAgainst: ({ counts: { negative }, size }) =>
      `${negative} von ${people(size)} ${negative === 1 ? "reagiert" : "reagieren"} negativ.`,
  },
  stop: ({ counts: { negative, positive }, size }, intent) => [
    "Das Konzept in dieser Form nicht weiterverfolgen",
    `${size === 1 ? "Die einzige befragte Person reagiert" : negative === size ? `Alle ${size} Befragten reagieren` : `${negative} von ${size} Befragten reagieren`} negativ${size > 1 && positive === 0 && negative < size ? ", niemand positiv" : ""}${intent === null ? "" : `, die Kaufabsicht liegt bei ${decimal(intent)}`}. Die Ablehnung gilt dem Angebot selbst und keiner Einzelheit der Beschreibung. Vor einem Test einer geänderten Fassung kein Geld für Einführung oder Werbung ausgeben.`,
  ],
  lead: (theme, shared, bad) => [
    `„${theme}“ an den Anfang stellen`,
    `Das führen die Befragten selbst zugunsten des Angebots an: ${shared}. Es gehört in den ersten Satz; diese Reihenfolge gegen die jetzige testen.${bad ? " Die Einwände wiegt es nicht auf, es kommt also nach ihnen." : ""}`,
  ],
  first: (names, { size, counts: { positive } }, theme) => [
    "Zuerst die ansprechen, die schon dafür sind",
    `${names.length <= 3 ? list(names) : `${positive} von ${size} Befragten`} ${names.length === 1 ? "ist" : "sind"} dafür${theme ? `; gemeinsam ist ihnen „${theme}“` : ""}. Beschreiben, was sie in Alter, Haushalt und Gewohnheiten von den anderen unterscheidet, und für die nächste Runde mehr solche Menschen gewinnen.`,
  ],
  criterion: (theme, shared) => [
    `Zuerst auf „${theme}“ eingehen`,
    `Danach wählen diese Menschen aus: ${shared}. Ein Angebot an sie sollte das zuerst beantworten; eine nächste Studie kann zwei Wege dazu testen.`,
  ],
  objection: (theme, shared) => [
    `Den Einwand „${theme}“ ausräumen`,
    `Er kommt ungefragt: ${shared}. Den Teil des Angebots ändern, auf den er zielt, oder offen darauf antworten, und dieselben Personen noch einmal fragen.`,
  ],
  ask: () => [
    "Den Gründen in Gesprächen nachgehen",
    "Die Antworten zeigen eine Haltung und nur einen Teil der Gründe. In Interviews fragen, was sich ändern müsste, bevor etwas geändert wird.",
  ],
};
