import type { Phrases } from "./phrases.ts";
import type { Study } from "./study.ts";

const list = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} und ${parts.at(-1)}`;
const people = (count: number) => (count === 1 ? "1 Person" : `${count} Personen`);
const decimal = (value: number | undefined) => String(value).replace(".", ",");
const adverb = { positive: "positiv", neutral: "unentschieden", negative: "negativ" } as const;
const MANY = 20;
const upper = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;
/** All participants, in the nominative. */
export const everyone = (size: number): string =>
  size === 1 ? "die eine befragte Person" : size === 2 ? "beide Befragten" : `alle ${size} Befragten`;
/** So many of the participants, in the nominative. */
export const someOf = (count: number, size: number): string => {
  if (count === size) return everyone(size);
  return size === 2 ? "eine der beiden befragten Personen" : `${count} von ${size} Befragten`;
};

function counts({ size, kind, counts: { positive, neutral, negative }, percent, speakers }: Study): string {
  const [one, many, after] =
    kind === "offer" ? ["reagiert", "reagieren", ""] : ["spricht", "sprechen", " über das Thema"];
  if (size === 1)
    return `Die eine befragte Person, ${speakers[0]!.name}, ${one} ${adverb[speakers[0]!.leaning]}${after}`;
  const all = Math.max(positive, neutral, negative) === size;
  if (all) return `${upper(everyone(size))} ${many} ${positive ? "positiv" : negative ? "negativ" : "neutral"}${after}`;
  const share = (value: number, of: number | undefined) =>
    `${value}${percent && size >= MANY && value > 0 ? ` (${decimal(of)} %)` : ""}`;
  if (size === 2) {
    const [first, second] = ([[positive, "positiv"], [neutral, "neutral"], [negative, "negativ"]] as const).filter(([value]) => value > 0); // prettier-ignore
    return `Eine der beiden befragten Personen ${one} ${first![1]}${after}, die andere ${second![1]}`;
  }
  const ways = (
    [
      [positive, percent?.positive, "positiv"],
      [neutral, percent?.neutral, "neutral"],
      [negative, percent?.negative, "negativ"],
    ] as const
  ).map(([value, of, how]) => ({ value, how, text: `${share(value, of)} ${how}` }));
  const some = ways.filter(({ value }) => value > 0);
  const none = ways.find(({ value }) => value === 0);
  return `Von ${size} Befragten ${some[0]?.value === 1 ? one : many} ${list(some.map(({ text }) => text))}${after}${none ? `, ${none.how} niemand` : ""}`;
}

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
    random: "das ist von zufälligem Antworten nicht zu unterscheiden und sagt weder Zustimmung noch Ablehnung",
    question: "gefragt wurde nach der eigenen Person, gemessen ist also Stimmung und keine Zustimmung",
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
  minded: (open, con) =>
    open ? `Sie richten sich nach ${open}; was sie stört, ist ${con}.` : `Was sie stört, ist ${con}.`,
  voices: (pro, con) =>
    pro && con
      ? `${pro.name} sagt: „${pro.quote}“, ${con.name} dagegen: „${con.quote}“.`
      : `In den Worten von ${(pro ?? con)!.name}: „${(pro ?? con)!.quote}“.`,
  noThemes: "Kein Thema wird von mehreren geteilt, die Antworten sind daher einzeln zu lesen.",
  certainty: (size, close) =>
    size === 1
      ? "Eine simulierte Person liefert Fragen für den nächsten Schritt, keine Antwort."
      : size < MANY
        ? `Bei ${size === 2 ? "nur zwei" : size} simulierten Befragten ${close ? "könnten ein, zwei andere Personen das Ergebnis kippen" : "ist die Richtung ein Hinweis, die genauen Werte sind es nicht"}; vor einer Entscheidung über Geld gehört es mit echten Verbrauchern geprüft.`
        : `${size} simulierte Befragte zeigen die Richtung${close ? ", auch wenn beide Seiten zu nah beieinander liegen, um eine vorn zu sehen" : ""}, stehen aber für keine Bevölkerung; vor einer Entscheidung über Geld gehört es mit echten Verbrauchern geprüft.`,
  shared: (theme, names, count, size) =>
    size === 1
      ? `„${theme}“`
      : `„${theme}“ (${count === size ? (size === 2 ? "beide" : `alle ${size}`) : names.length === count && count <= 2 ? list(names) : people(count)})`,
  named: (theme) => `„${theme}“`,
  list,
  ground: {
    themes: (themes) => `Eingewandt wird ${themes}.`,
    item: ({ item, mean }, lowest) =>
      lowest
        ? `${upper(phrasesGerman.items[item])} ist mit ${decimal(mean)} die schwächste Einzelfrage.`
        : `${upper(phrasesGerman.items[item])} erreicht nur ${decimal(mean)}.`,
    leanAgainst: ({ counts: { negative }, size }) =>
      `${upper(someOf(negative, size))} ${negative === 1 ? "reagiert" : "reagieren"} negativ.`,
  },
  stop: ({ counts: { negative, positive }, size }, intent) => [
    "Das Konzept in dieser Form nicht weiterverfolgen",
    `${upper(someOf(negative, size))} ${negative === 1 ? "reagiert" : "reagieren"} negativ${size > 1 && positive === 0 && negative < size ? ", niemand positiv" : ""}${intent === null ? "" : `, die Kaufabsicht liegt bei ${decimal(intent)}`}. Die Ablehnung gilt dem Angebot selbst und keiner Einzelheit der Beschreibung. Vor einem Test einer geänderten Fassung kein Geld für Einführung oder Werbung ausgeben.`,
  ],
  lead: (theme, shared, bad) => [
    `„${theme}“ an den Anfang stellen`,
    `Das führen die Befragten selbst zugunsten des Angebots an: ${shared}. Es gehört in den ersten Satz; diese Reihenfolge gegen die jetzige testen.${bad ? " Die Einwände wiegt es nicht auf, es kommt also nach ihnen." : ""}`,
  ],
  first: (names, { size, counts: { positive } }, theme) => [
    "Zuerst die ansprechen, die schon dafür sind",
    `${names.length <= 3 ? list(names) : someOf(positive, size)} ${names.length === 1 ? "ist" : "sind"} dafür${theme ? `; gemeinsam ist ihnen „${theme}“` : ""}. Beschreiben, was sie in Alter, Haushalt und Gewohnheiten von den anderen unterscheidet, und für die nächste Runde mehr solche Menschen gewinnen.`,
  ],
  criterion: (theme, shared, place) =>
    (
      [
        [
          `Bei „${theme}“ anfangen`,
          `Das kommt vor, wo es um das eigene Leben geht: ${shared}. Was geplant wird, sollte dort ansetzen; wie viel es neben dem Übrigen wiegt, kann eine größere Stichprobe zeigen.`,
        ],
        [
          `Auch „${theme}“ berücksichtigen`,
          `Es kommt ungefragt zur Sprache: ${shared}. Bevor etwas darauf gebaut wird, klären, bei welchen Anlässen es entscheidet und bei welchen nicht.`,
        ],
        [
          `Zu „${theme}“ weiterfragen`,
          `Genannt wird es, wie viel es bewegt, bleibt offen: ${shared}. Zwischen zwei Situationen wählen lassen, die sich nur darin unterscheiden.`,
        ],
      ] as const
    )[place],
  grievance: (theme, shared) => [
    `Dem nachgehen, was stört: „${theme}“`,
    `Das ärgert, so wie es jetzt ist: ${shared}. Fragen, wann das zuletzt so war und was sie dann getan haben; wenn es wegfiele, würde es auffallen.`,
  ],
  objection: (theme, shared) => [
    `Den Einwand „${theme}“ ausräumen`,
    `Er kommt ungefragt: ${shared}. Den Teil des Angebots ändern, auf den er zielt, oder offen darauf antworten, und dieselben Personen noch einmal fragen.`,
  ],
  ask: ({ type, kind }) =>
    type.startsWith("idi") || kind === "question"
      ? [
          "Mehr Menschen zu denselben Punkten hören",
          "Die Antworten zeigen eine Haltung und nur einen Teil der Gründe. Dieselben Fragen weiteren Personen stellen und nach dem letzten Mal fragen, bei dem es so war, bevor etwas geändert wird.",
        ]
      : [
          "Den Gründen in Gesprächen nachgehen",
          "Die Antworten zeigen eine Haltung und nur einen Teil der Gründe. In Interviews fragen, was sich ändern müsste, bevor etwas geändert wird.",
        ],
};
