import { expect, it } from "vitest";
import { languageOf } from "../../../../local/bedrock/model/answer.ts";

const fenced = (tag: string, value: unknown) =>
  `<${tag}>\n${typeof value === "string" ? value : JSON.stringify(value)}\n</${tag}>`;
const hamburg = { full_name: "Jana Petersen", location: "Hamburg, Germany", market: "DE" };
const leeds = { full_name: "Tamsin Hale", location: "Leeds, United Kingdom", market: "GB" };
const places = {
  de: hamburg,
  en: leeds,
  fr: { location: "Lyon, France" },
  es: { location: "Sevilla, Spain", market: "ES" },
  pt: { location: "Recife, Brazil", market: "BR" },
  ja: { location: "Osaka, Japan", market: "JP" },
} as const;
const names = ["iPhone 17 Pro", "Bio-Limo Ingwer", "Smart Home App Premium", "KitKat Chunky", "Protein Shake Vanilla"];

it.each(
  Object.entries(places).flatMap(([language, who]) =>
    [...names, "{point} {{name}} ${x} %s"].map((concept) => [concept, language, who] as const),
  ),
)("takes a name that tells no language to people in theirs: %s, %s", (concept, language, who) => {
  expect(languageOf("give_reaction", fenced("stimulus", concept) + fenced("persona", who))).toBe(language);
});

it.each([
  ["de", "Welche Getränke kaufen Sie?", ["Tee", "Kaffee", "Keines davon"]],
  ["de", "Warum Bio?", []],
  ["fr", "Pourquoi bio ?", []],
  ["pt", "O que come?", []],
  ["pt", "Por que bio?", []],
  ["es", "¿Por qué bio?", []],
  ["es", "Qué come?", ["Pan", "Arroz"]],
  ["en", "Why organic?", []],
  ["en", "Which drinks do you buy?", ["Tea", "Coffee"]],
  ["ja", "なぜオーガニック？", []],
] as const)(
  "answers in the language of a short question, wherever somebody lives: %s %s",
  (language, text, options) => {
    for (const who of [hamburg, leeds, places.ja]) {
      const request = fenced("stimulus", "Daily life") + fenced("persona", who) + fenced("question", { text, options });
      expect(languageOf("answer_choice", request)).toBe(language);
    }
  },
);

it.each([
  ["de", "Ein Haferdrink vom Bauernhof, 1,99 EUR pro Liter"],
  ["en", "An oat drink from the farm at 1.99 per litre"],
  ["fr", "Une boisson à l'avoine de la ferme"],
] as const)("answers in the language of what is shown: %s", (language, concept) => {
  for (const who of [hamburg, leeds, places.ja])
    expect(languageOf("give_reaction", fenced("stimulus", concept) + fenced("persona", who))).toBe(language);
});

it.each([
  ["de", "Auto", "Zuerst kam der Preis."],
  ["es", "Daily life", "Es más bien para otros."],
  ["pt", "Daily life", "Não é comigo, depende do dia."],
  ["ja", "Daily life", "私のことではありません。"],
  ["fr", "Eine Limo mit Ingwer und Bio-Zucker", "C'est simplement ma situation."],
  ["en", "Pourquoi le bio ?", "That is not how I live."],
] as const)("writes a report in the language of most participants: %s", (language, stimulus, own) => {
  const participants = [own, own, "OK", own].map((text, index) => ({ participant: `P${index}`, statements: [text] }));
  const request = fenced("stimulus", stimulus) + fenced("participants", participants);
  expect(languageOf("write_report", request)).toBe(language);
});

it("speaks as at home in a group that was opened in another language, and moderates as the group speaks", () => {
  const opening = fenced("said", { speaker: "moderator", text: "Welcome, everybody. What went through your mind?" });
  const turn = fenced("said", { speaker: "Jana Petersen", text: "Das gefällt mir nicht, und ich kaufe es nicht." });
  const stimulus = fenced("stimulus", "Protein Shake Vanilla");
  expect(languageOf("speak", stimulus + opening + fenced("persona", hamburg))).toBe("de");
  expect(languageOf("moderate", stimulus + opening + turn + turn + fenced("members", []))).toBe("de");
});
