import { describe, expect, it } from "vitest";
import { isRead, parseGuide } from "../../../../../functions/domain/interview/parse/parse-guide.ts";
import { outline } from "./outline.ts";

const question = "What do you drink?";
const other = "Where do you drink it?";

describe("headings", () => {
  it.each([
    ["1. Habits (5 min)", "Habits"],
    ["Habits – 10 minutes", "Habits"],
    ["SECTION B – Habits", "Habits"],
    ["Section B", "Section B"],
    ["Teil 2: Gewohnheiten (ca. 10–15 Minuten)", "Gewohnheiten"],
    ["Thème 1 : Habitudes", "Habitudes"],
    ["Bloque 3. Hábitos", "Hábitos"],
    ["## Habits", "Habits"],
    ["**Habits**", "Habits"],
    ["HABITS AND ROUTINES", "HABITS AND ROUTINES"],
    ["Habits:", "Habits"],
    ["Habits\n------", "Habits"],
    ["II. Habits", "Habits"],
    ["B. Habits", "Habits"],
    ["─ HABITS [~5 min] ─────────", "HABITS"],
    ["Habits", "Habits"],
  ])("reads %j", (heading, title) => {
    expect(outline(`${heading}\n\n- ${question}\n- ${other}`)).toEqual([[title, question, other]]);
  });
});

describe("questions", () => {
  it.each([
    "1. What do you drink?",
    "1) What do you drink?",
    "(1) What do you drink?",
    "1.1. What do you drink?",
    "Q1: What do you drink?",
    "Frage 1: What do you drink?",
    "a) What do you drink?",
    "• What do you drink?",
    "→ What do you drink?",
    "“What do you drink?”",
    "**What do you drink?**",
    "Main question: What do you drink?",
    "Interviewer: “What do you drink?”",
    "What do you drink? (5 min)",
    "[Show the shelf] What do you drink?",
    "What do you drink? [Show the shelf]",
  ])("strips what stands around %j", (line) => {
    expect(outline(line)).toEqual([["Interview", question]]);
  });

  it.each([
    "Tell me about your morning.",
    "Please describe your kitchen.",
    "Walk me through yesterday.",
    "Now, think back to last summer.",
    "I'd like to hear about your garden.",
    "Imagine the price was doubled.",
    "Erzählen Sie von Ihrem Morgen.",
    "Bitte beschreiben Sie Ihre Küche.",
    "Stellen Sie sich vor, es kostet das Doppelte.",
    "Erzähl mir von deinem Garten.",
    "Mich würde interessieren, wie Sie kochen.",
    "Parlez-moi de votre matin.",
    "Décrivez votre cuisine.",
    "Imaginez un prix double.",
    "Cuénteme de su mañana.",
    "Por favor, describa su cocina.",
    "Now the price. What would you pay? Take your time.",
    "What do you think of [brand] (or of its shops)?",
  ])("takes %j as it stands", (line) => {
    expect(outline(line).flat()[1]).toBe(line);
  });

  it("takes a listed question without its question mark", () => {
    expect(outline("1. What do you usually pay for it\n2. Let's talk about your garden.").flat().slice(1)).toEqual([
      "What do you usually pay for it",
      "Let's talk about your garden.",
    ]);
  });
});

describe("probes", () => {
  it.each([
    ["   Probe: Why?", ["Why?"]],
    ["Probes: taste; price; origin", ["taste", "price", "origin"]],
    ["Possible follow-up questions: Why? Since when?", ["Why?", "Since when?"]],
    ["PROBE FULLY: taste, price", ["taste, price"]],
    ["Prompt: If not, why?", ["If not, why?"]],
    ["Follow-up – And at work?", ["And at work?"]],
    ["Nachfragen (falls nötig): Wo?; mit wem?", ["Wo?", "mit wem?"]],
    ["Relances : où ; quand", ["où", "quand"]],
    ["Profundizar: marca; precio", ["marca", "precio"]],
    ["If yes: where?", ["If yes: where?"]],
    ["[If no] Why not?", ["[If no] Why not?"]],
    ["(Why is that?)", ["Why is that?"]],
    ["- Why?", ["Why?"]],
    ["   Why?", ["Why?"]],
    ["Probes:\n- taste\n- price", ["taste", "price"]],
    ["   a) Why?\n   b) Since when?", ["Why?", "Since when?"]],
    ["a) likes\nb) dislikes", ["likes", "dislikes"]],
    ["   a) likes\n      - Why?", ["likes", "Why?"]],
    ["   - What about\n     the price?", ["What about the price?"]],
  ])("reads %j", (lines, probes) => {
    expect(outline(`1. ${question}\n${lines}\n2. ${other}`)).toEqual([["Interview", [question, ...probes], other]]);
  });

  it.each([
    ["(Probe: taste, price)", ["taste, price"]],
    ["Nachfrage: Warum?", ["Warum?"]],
    ["[Show card 3] (Why?)", ["Why?"]],
    ["If yes: where? If no: why not?", ["If yes: where?", "If no: why not?"]],
  ])("reads %j on the line of the question", (behind, probes) => {
    expect(outline(`${question} ${behind}`)).toEqual([["Interview", [question, ...probes]]]);
  });

  it("leaves a question that only begins like a condition a question", () => {
    const questions = ["Wenn Sie an Tee denken, was fällt Ihnen ein?", "If no shop was open, what would you do?"];
    expect(outline([question, ...questions].join("\n"))).toEqual([["Interview", question, ...questions]]);
  });
});

describe("instructions and prose", () => {
  it.each([
    "[Show stimulus]",
    "(Interviewer note: keep it short. Did they smile?)",
    "Moderator: hand out the cards.",
    "Read out: I am now going to show you an idea.",
    "Note: how long did they take?",
    "SHOW PACK A",
    "Hinweis: Karten mischen.",
    "Stimulus zeigen",
    "Consigne : lire lentement.",
    "Nota: no leer en voz alta.",
    "Hello, my name is Ana. Is it okay if I record this?",
    "Herzlichen Dank, dass Sie da sind!",
    "Merci beaucoup !",
    "Muchas gracias por su tiempo.",
    "(10 min)",
    "----------",
    "If no: skip to 2.",
    "[Give the participant\nthe second card.]",
  ])("leaves out %j", (line) => {
    const draft = parseGuide(`${line}\n\n1. ${question}\n\n${line}\n\n2. ${other}\n\n${line}`);
    expect(isRead(draft)).toBe(true);
    expect(draft.sections.map(({ questions }) => questions)).toEqual([
      [
        { text: question, probes: [] },
        { text: other, probes: [] },
      ],
    ]);
  });

  it("takes a numbered instruction for what it is", () => {
    expect(outline(`1. ${question}\n2. Show the concept.\n3. ${other}`)).toEqual([["Interview", question, other]]);
  });
});
