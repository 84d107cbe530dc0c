import { describe, expect, it } from "vitest";
import { guideOf, isRead, parseGuide } from "../../../../../functions/domain/interview/parse/parse-guide.ts";
import { guideSchema } from "../../../../../functions/domain/interview/schemas.ts";
import { outline, outlineOf } from "./outline.ts";

describe("whole guides", () => {
  it("reads an English one with numbered sections, probes, times and instructions", () => {
    const draft = parseGuide(`Coffee at home – Discussion guide

Project: Coffee 2026
Duration: 45 minutes

Hello and thank you for joining. There are no right or wrong answers. Do you have any questions before we begin?

1. Introduction (5 min)
[Switch on the recorder]
1.1 Please tell me a little about yourself.
   - Who lives in your household?
   - What do you do for a living?

2. Coffee habits (15 min)
2.1 Walk me through the last time you made coffee at home.
   Probe: time of day; who was there; mood
2.2 How often do you buy coffee, and where?
   a) Why there?
   b) If yes: how often?
   Probes:
   - price
   - closeness
2.3 What matters most to you when you
    choose a coffee? (Probe: taste, price, origin)

3. Concept (20 min)
Moderator: hand out the concept board and give two minutes to read.
3.1 [Show concept A] What is your first reaction?
    Why is that?
3.2 What, if anything, is unclear?

4. Closing (5 min)
4.1 Is there anything else you would like to add?
Thank you very much for your time!`);
    expect(isRead(draft)).toBe(true);
    expect(outlineOf(draft)).toEqual([
      [
        "Introduction",
        ["Please tell me a little about yourself.", "Who lives in your household?", "What do you do for a living?"],
      ],
      [
        "Coffee habits",
        ["Walk me through the last time you made coffee at home.", "time of day", "who was there", "mood"],
        ["How often do you buy coffee, and where?", "Why there?", "If yes: how often?", "price", "closeness"],
        ["What matters most to you when you choose a coffee?", "taste, price, origin"],
      ],
      ["Concept", ["What is your first reaction?", "Why is that?"], "What, if anything, is unclear?"],
      ["Closing", "Is there anything else you would like to add?"],
    ]);
    expect(guideSchema.parse(guideOf(draft))).toEqual({ sections: draft.sections });
  });

  it("reads a Portuguese one with blocks, probes and instructions", () => {
    const draft = parseGuide(`Roteiro de entrevista: café por assinatura

Introdução (5 min)
1. Conte um pouco de você e de como começa o seu dia.

Bloco 1: Café (10 min)
2. O que você bebeu na última semana e com quem?
   - Onde você bebeu?
   Sondar: padaria; horário; companhia
[Mostrar o conceito: 500 g de café por mês, R$ 39,90.]
3. Do que você duvida nessa proposta?
   Por quê?
   Se sim: o que mudaria?
Muito obrigada pela sua participação!`);
    expect(draft.problems).toEqual([]);
    expect(outlineOf(draft)).toEqual([
      ["Introdução", "Conte um pouco de você e de como começa o seu dia."],
      [
        "Café",
        ["O que você bebeu na última semana e com quem?", "Onde você bebeu?", "padaria", "horário", "companhia"],
        ["Do que você duvida nessa proposta?", "Por quê?", "Se sim: o que mudaria?"],
      ],
    ]);
  });

  it("reads a German one with parts and follow-ups", () => {
    expect(
      outline(`Interviewleitfaden: Pflanzliche Milch

Begrüßung
Guten Tag, vielen Dank für Ihre Zeit. Sind Sie damit einverstanden, dass ich das Gespräch aufnehme?

Teil 1: Gewohnheiten (10 Minuten)
1. Erzählen Sie mir bitte von Ihrem letzten Einkauf.
   Nachfrage: Wo haben Sie eingekauft?
2. Wie oft kaufen Sie pflanzliche Milch?
   Nachfragen: Seit wann?; zu welchen Anlässen?
   Falls nie: Was hält Sie davon ab?

Teil 2: Wahrnehmung
(Interviewer: Verpackung zeigen)
3. Beschreiben Sie bitte Ihren ersten Eindruck.
   - Was gefällt Ihnen?

Abschluss
4. Möchten Sie noch etwas ergänzen?
Vielen Dank für das Gespräch!`),
    ).toEqual([
      [
        "Gewohnheiten",
        ["Erzählen Sie mir bitte von Ihrem letzten Einkauf.", "Wo haben Sie eingekauft?"],
        [
          "Wie oft kaufen Sie pflanzliche Milch?",
          "Seit wann?",
          "zu welchen Anlässen?",
          "Falls nie: Was hält Sie davon ab?",
        ],
      ],
      ["Wahrnehmung", ["Beschreiben Sie bitte Ihren ersten Eindruck.", "Was gefällt Ihnen?"]],
      ["Abschluss", "Möchten Sie noch etwas ergänzen?"],
    ]);
  });

  it("reads a French one with bullets", () => {
    expect(
      outline(`GUIDE D'ENTRETIEN

Introduction :
Bonjour, je m'appelle Ana. Merci de participer.

Partie 1 – Habitudes (10 min)
• Parlez-moi de votre petit-déjeuner.
   Relance : Que mangez-vous en semaine ? Et le week-end ?
• À quelle fréquence achetez-vous du café ?
   ◦ Où ?
Partie 2 – Produit
[Montrer le produit]
• Qu'est-ce que vous en pensez ?
   Si oui : pourquoi ?
Conclusion :
Merci beaucoup !`),
    ).toEqual([
      [
        "Habitudes",
        ["Parlez-moi de votre petit-déjeuner.", "Que mangez-vous en semaine ?", "Et le week-end ?"],
        ["À quelle fréquence achetez-vous du café ?", "Où ?"],
      ],
      ["Produit", ["Qu'est-ce que vous en pensez ?", "Si oui : pourquoi ?"]],
    ]);
  });

  it("reads a Spanish one without headings, under a title in its language", () => {
    expect(
      outline(`Cuénteme cómo es una mañana normal en su casa.
  - ¿Quién prepara el desayuno?
¿Qué marcas de café conoce?
  Sondeo: otras marcas
¿Dónde compra café?
  Si no compra: ¿por qué no?`),
    ).toEqual([
      [
        "Entrevista",
        ["Cuénteme cómo es una mañana normal en su casa.", "¿Quién prepara el desayuno?"],
        ["¿Qué marcas de café conoce?", "otras marcas"],
        ["¿Dónde compra café?", "Si no compra: ¿por qué no?"],
      ],
    ]);
  });

  it("reads Markdown", () => {
    expect(
      outline(`# Interview guide – running shoes

## Warm-up

1. **Tell me about your running routine.**
   - How often?
   - *Where do you run?*

## Shoes

2. Which brands come to mind?
   - _Note: listen for price_`),
    ).toEqual([
      ["Warm-up", ["Tell me about your running routine.", "How often?", "Where do you run?"]],
      ["Shoes", "Which brands come to mind?"],
    ]);
  });

  it("reads Word's flat lists, where headings and questions are numbered alike", () => {
    expect(
      outline(`1. Introduction (5 min)

Thank the respondent for taking part.

2. Usage

1. How often do you use the app?
a. Why?
2. What do you use it for?

3. Satisfaction

3. What do you like about the app?
4. What would you change?`),
    ).toEqual([
      ["Usage", ["How often do you use the app?", "Why?"], "What do you use it for?"],
      ["Satisfaction", "What do you like about the app?", "What would you change?"],
    ]);
  });

  it("reads tables of topics, questions and follow-ups", () => {
    expect(
      outline(`Thema\tLeitfrage\tNachfragen\tZeit
Einstieg\tErzählen Sie bitte von Ihrem Alltag.\tBeruf? Familie?\t5 min
Nutzung\tWie nutzen Sie Streaming-Dienste?\tSeit wann?\t10 min
Nutzung\tWas schauen Sie am liebsten?\t\t5 min`),
    ).toEqual([
      ["Einstieg", ["Erzählen Sie bitte von Ihrem Alltag.", "Beruf?", "Familie?"]],
      ["Nutzung", ["Wie nutzen Sie Streaming-Dienste?", "Seit wann?"], "Was schauen Sie am liebsten?"],
    ]);
  });

  it("joins the lines of a text that was wrapped", () => {
    expect(
      outline(`Thank you for agreeing to speak with us today. This conversation will
take about forty minutes. Everything you say stays confidential, and
there are no right or wrong answers.

1. To start, could you please tell me a bit about how you get around in
   everyday life, and which vehicles your household owns?
   a) How has that changed over the last five years, if it has
      changed at all?
2. Think about the last time you considered buying a car. What made you
   decide for or against an electric one?`),
    ).toEqual([
      [
        "Interview",
        [
          "To start, could you please tell me a bit about how you get around in everyday life, and which vehicles your household owns?",
          "How has that changed over the last five years, if it has changed at all?",
        ],
        "Think about the last time you considered buying a car. What made you decide for or against an electric one?",
      ],
    ]);
  });

  it("tells topics from questions in nested bullets", () => {
    expect(
      outline(`- Warm-up
  - How are you today?
- Main part
  - Tell me about your last holiday
    - Where did you go?
  - How did you book it
    - which website`),
    ).toEqual([
      ["Warm-up", "How are you today?"],
      ["Main part", ["Tell me about your last holiday", "Where did you go?"], ["How did you book it", "which website"]],
    ]);
  });

  it("takes no questions from the sections about the study", () => {
    expect(
      outline(`Research objectives
1. Understand drinking habits
2. How important is price?

Main questions:
1. When did you last drink sparkling water?`),
    ).toEqual([["Interview", "When did you last drink sparkling water?"]]);
  });
});
