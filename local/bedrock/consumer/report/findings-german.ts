import type { Findings } from "./findings.ts";
import { someOf } from "./phrases-german.ts";
import { quoted as quotedIn, scaleEnds } from "./quoted.ts";

const list = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} und ${parts.at(-1)}`;
const quoted = (text: string) => quotedIn(text, ["„", "“"]);
const decimal = (value: number) => String(value).replace(".", ",");
const scaled = (mean: number, scale: string | null) =>
  `Mittelwert ${decimal(mean)}${scale ? ` auf einer Skala von ${scaleEnds(scale, "bis")}` : ""}`;
const everyoneDative = (size: number) =>
  size === 1 ? "der einen befragten Person" : size === 2 ? "beiden Befragten" : `allen ${size} Befragten`;
const ofDative = (count: number, size: number) => {
  if (count === size) return everyoneDative(size);
  return size === 2 ? "einer der beiden befragten Personen" : `${count} von ${size} Befragten`;
};
const upper = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

export const findingsGerman: Findings = {
  rated: (best, worst) =>
    `Von den Bewertungsfragen liegt ${quoted(best.question)} am höchsten (${scaled(best.mean, best.scale)}), ${quoted(worst.question)} am tiefsten (${scaled(worst.mean, worst.scale === best.scale ? null : worst.scale)}).`,
  ratedOne: ({ question, mean, scale }) => `${quoted(question)} wird so bewertet: ${scaled(mean, scale)}.`,
  chosen: (question, first, second, size) =>
    `Auf ${quoted(question)} ${first.participants === 1 ? "wählt" : "wählen"} ${someOf(first.participants, size)} ${quoted(first.option)}${second && second.participants > 0 ? `, ${second.participants} ${quoted(second.option)}` : ""}.`,
  open: (question, { theme, participants }, size) =>
    `${upper(someOf(participants, size))} ${participants === 1 ? "nennt" : "nennen"} „${theme}“ auf die Frage ${quoted(question)}.`,
  importance: (first, last) =>
    `Die Wahl entscheidet sich vor allem an ${quoted(first.attribute)} (Wichtigkeit ${decimal(first.percent)} %)${last ? `, am wenigsten an ${quoted(last.attribute)} (${decimal(last.percent)} %)` : ""}.`,
  profile: (levels) => `Am meisten geschätzt wird die Verbindung von ${list(levels.map(quoted))}.`,
  worth: ({ level, compared_with, amount, interval_95: [low, high], currency }) =>
    `Gegenüber ${quoted(compared_with)} ist ${quoted(level)} den Befragten ${decimal(amount)}${currency ? ` ${currency}` : ""} wert (95-%-Intervall ${decimal(low)} bis ${decimal(high)}).`,
  noWorth: "Eine Zahlungsbereitschaft lässt sich aus diesen Wahlen nicht angeben.",
  hits: (percent) =>
    `Von den zur Prüfung zurückgehaltenen Wahlen sagt die Schätzung ${decimal(percent)} % richtig voraus.`,
  moved: (moved, apart) =>
    moved === 0
      ? `Vor dem Gespräch ${apart === 1 ? "stand 1 Person" : `standen ${apart} Personen`} abseits der Mehrheit, niemand davon ist auf sie zugegangen.`
      : `Vor dem Gespräch ${apart === 1 ? "stand 1 Person" : `standen ${apart} Personen`} abseits der Mehrheit, ${moved} davon ${moved === 1 ? "hat" : "haben"} sich ihr genähert, was an der Gruppe selbst liegen kann.`,
  first: (theme, name) => `„${theme}“ kam zuerst von ${name}.`,
  airtime: (most, least) =>
    `Den größten Redeanteil hat ${most.name} (${decimal(most.percent)} % der Wörter), den kleinsten ${least.name} (${decimal(least.percent)} %).`,
  covered: (questions, size) =>
    `${questions === 1 ? "Die Frage des Leitfadens wurde" : `Alle ${questions} Fragen des Leitfadens wurden`} mit ${everyoneDative(size)} geklärt.`,
  gap: (question, covered, size) =>
    `Nicht der ganze Leitfaden ist geklärt: ${quoted(question)} ${covered === 0 ? "hat niemand beantwortet" : `${covered === 1 ? "hat" : "haben"} ${someOf(covered, size)} beantwortet`}.`,
  advice: {
    weakest: ({ question, mean, scale }) => [
      "Zuerst an dem arbeiten, was am tiefsten bewertet wird",
      `${quoted(question)} ist am tiefsten bewertet (${scaled(mean, scale)}). In Gesprächen klären, was das heben würde, genau das ändern und die Frage noch einmal stellen.`,
    ],
    lowest: ({ question, mean, scale }) => [
      `Nicht auf ${quoted(question)} setzen`,
      `Das ist am tiefsten bewertet (${scaled(mean, scale)}); ein Plan, der es braucht, hat wenige dieser Menschen hinter sich. Vor einer anderen Entscheidung in Gesprächen klären, was dahintersteht.`,
    ],
    highest: ({ question, mean, scale }) => [
      `Auf ${quoted(question)} aufbauen`,
      `Das ist am höchsten bewertet (${scaled(mean, scale)}): Nichts anderes wird so deutlich von sich selbst gesagt. Den nächsten Schritt dort beginnen und daran prüfen, was sie beim letzten Mal wirklich getan haben.`,
    ],
    choice: (question, option) => [
      `Mit ${quoted(option)} planen`,
      `Das ist die häufigste Antwort auf ${quoted(question)}. Den nächsten Schritt darauf aufbauen und bei den anderen nachfragen, was sie bräuchten.`,
    ],
    build: (levels) => [
      "Das beste Profil in einen Konzepttest geben",
      `${list(levels.map(quoted))}: Diese Verbindung schätzen die Befragten am meisten. Sie als ein Angebot beschreiben und gegen das jetzige testen, bevor etwas gebaut wird.`,
    ],
    attribute: (attribute, percent, best) => [
      `Zuerst über ${quoted(attribute)} entscheiden`,
      `Darauf entfallen ${decimal(percent)} % der Wichtigkeit, mehr als auf jedes andere Merkmal${best ? `, und ${quoted(best)} ist die am meisten geschätzte Ausprägung` : ""}. Erst dort Mühe aufwenden, dann am Rest feilen.`,
    ],
    worth: ({ level, compared_with, amount, interval_95: [low, high], currency }) => [
      `Den Preis von ${quoted(level)} nach seinem Wert setzen`,
      `Gegenüber ${quoted(compared_with)} ist es diesen Befragten ${decimal(amount)}${currency ? ` ${currency}` : ""} wert (95-%-Intervall ${decimal(low)} bis ${decimal(high)}). Kostet es mehr, weglassen; kostet es weniger, einen Preis dazwischen testen.`,
    ],
    settle: (topic) => [
      `Klären, was die Gruppe trennt: ${topic}`,
      "Beide Seiten haben eigene Gründe, eine Formulierung für alle gibt es daher nicht. Entscheiden, für welche Seite das Angebot gemacht wird, oder zwei Fassungen machen und jede der Seite zeigen, für die sie gedacht ist.",
    ],
    divide: (topic) => [
      `Für beide Seiten planen: ${topic}`,
      "Hier ist die Gruppe geteilt, und jede Seite hat eigene Gründe. Beide Wege bedienen oder sich bewusst für einen entscheiden, und jede Seite fragen, was sie bräuchte.",
    ],
    again: (question, covered, size) => [
      "Noch einmal fragen, was offen geblieben ist",
      `${quoted(question)} ist mit ${covered === 0 ? "niemandem" : ofDative(covered, size)} geklärt. Die Frage früher und einfacher stellen und nach dem letzten Mal fragen, bei dem es so war.`,
    ],
  },
};
