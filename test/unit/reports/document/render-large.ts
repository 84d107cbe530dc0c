import { renderDocument } from "../../../../functions/reports/document/render-document.ts";
import type { Block, Utterance } from "../../../../functions/reports/content/report.ts";
import { person, reportOf } from "./whole-report.ts";

/**
 * Started by a test as a process of its own: renders a report of 300 people who answered 100 questions, and prints the
 * bytes of the document and the most memory that the process had, in bytes.
 */
const PEOPLE = 300;
const QUESTIONS = 100;

const WORDS = "price coffee family morning quality weekend I would rather not try it because the bottle looks new".split(" ");
const said = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, index) => WORDS[(seed * 31 + index * index * 7 + (seed >> 4) * index) % 17]).join(" ");

const charts = Array.from({ length: QUESTIONS }, (_, question): Block[] => [
  { kind: "subheading", text: `${question + 1}. ${said(question, 12)}?` },
  {
    kind: "chart",
    chart: {
      kind: "bars",
      title: said(question, 8),
      alternative: said(question, 20),
      note: "n = 300",
      rows: Array.from({ length: 7 }, (_, point) => ({
        label: said(point, 4),
        share: point * 4.5,
        interval: [point * 4, point * 5] as const,
        mood: null,
        note: null,
      })),
    },
  },
]).flat();

const people: Block = {
  kind: "people",
  people: Array.from({ length: PEOPLE }, (_, index) => ({
    ...person,
    id: `person-${index}`,
    name: `Person ${index}`,
    words: said(index, 60),
    quote: { text: said(index, 12), personaId: `person-${index}`, personaName: `Person ${index}`, utterance: null },
  })),
};

const answersOf = (index: number): Block[] => [
  { kind: "subheading", text: `Person ${index}` },
  {
    kind: "messages",
    messages: Array.from({ length: QUESTIONS }, (_, question): Utterance => ({
      id: `answer-person-${index}-${question}`,
      speaker: `Person ${index}`,
      personaId: `person-${index}`,
      text: said(index * QUESTIONS + question, 25),
      prompt: `${said(question, 12)}?`,
    })),
  },
];

const report = reportOf([charts, [people], Array.from({ length: PEOPLE }, (_, index) => answersOf(index)).flat()]);
const document = await renderDocument(report);
process.stdout.write(JSON.stringify({ bytes: document.length, memory: process.resourceUsage().maxRSS * 1024 }));
