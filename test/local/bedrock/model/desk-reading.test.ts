import { describe, expect, it } from "vitest";
import { guideReadingPrompt, guideReadingSchema } from "../../../../functions/prompts/guide-reading/prompt.ts";
import { surveyReadingPrompt, surveyReadingSchema } from "../../../../functions/prompts/survey-reading/prompt.ts";
import { answerOffline } from "../../../../local/bedrock/consumer/answer.ts";

const questionsIn = (passage: string) => {
  const { tool, question } = surveyReadingPrompt([passage]);
  return surveyReadingSchema.parse(answerOffline(tool.name, question)).passages[0]!.questions;
};
const sectionsIn = (guide: string) => {
  const { tool, question } = guideReadingPrompt(guide);
  return guideReadingSchema.parse(answerOffline(tool.name, question)).sections;
};

describe("a questionnaire's question", () => {
  it.each([
    ["Think of it. Would you buy it – definitely, maybe or not at all?", "Would you buy it – definitely, maybe or not at all?", ["definitely", "maybe", "not at all"]],
    ["Würden Sie es kaufen: sicher, vielleicht oder gar nicht?", "Würden Sie es kaufen: sicher, vielleicht oder gar nicht?", ["sicher", "vielleicht", "gar nicht"]],
    ["3) How often do you drink coffee? daily / weekly / never", "How often do you drink coffee?", ["daily", "weekly", "never"]],
    ["Where do you shop? supermarket, market hall, online", "Where do you shop?", ["supermarket", "market hall", "online"]],
    ["Are you satisfied? (yes/no)", "Are you satisfied?", ["yes", "no"]],
    ["Which do you own?\n- Phone\n- Laptop", "Which do you own?", ["Phone", "Laptop"]],
    ["Q7. How much did you spend on tackle last year?\n ( ) Under $50\n ( ) $50-$149\n ( ) $150 or more", "How much did you spend on tackle last year?", ["Under $50", "$50-$149", "$150 or more"]],
    ["Q18. Are you male or female?\n   Male\n   Female", "Are you male or female?", ["Male", "Female"]],
    ["5. Où achetez-vous votre café ?\na) Au supermarché\nb) Au marché\nc) En ligne", "Où achetez-vous votre café ?", ["Au supermarché", "Au marché", "En ligne"]],
    ["P5. ¿Dónde compra usted el café?\n( ) Supermercado\n( ) Mercado\n( ) Por internet", "¿Dónde compra usted el café?", ["Supermercado", "Mercado", "Por internet"]],
    ["5) Onde você compra café?\n☐ Supermercado\n☐ Feira\n☐ Internet", "Onde você compra café?", ["Supermercado", "Feira", "Internet"]],
    ["問5. コーヒーはどこで買いますか？\n① スーパー\n② コンビニ\n③ ネット", "コーヒーはどこで買いますか？", ["スーパー", "コンビニ", "ネット"]],
    ["5. Wo kaufen Sie Ihren Kaffee?\n1 Supermarkt\n2 Wochenmarkt\n3 Im Internet", "Wo kaufen Sie Ihren Kaffee?", ["Supermarkt", "Wochenmarkt", "Im Internet"]],
  ])("has its options, without their marks: %s", (passage, text, options) => {
    expect(questionsIn(passage)).toEqual([{ kind: "multiple_choice", text, options, multiple: false, scale: null }]);
  }); // prettier-ignore

  it.each([
    ["Welche Marken kennen Sie? (Mehrfachnennung möglich) Alpro, Oatly, Vly", ["Alpro", "Oatly", "Vly"]],
    ["Which kinds of fishing do you do? Select all that apply.\n 1. Bank fishing\n 2. Boat fishing", ["Bank fishing", "Boat fishing"]],
    ["Quelles marques connaissez-vous ? (plusieurs réponses possibles)\n- Lima\n- Carte Noire", ["Lima", "Carte Noire"]],
    ["¿Qué marcas conoce? (varias respuestas)\n- Lima\n- Illy", ["Lima", "Illy"]],
    ["Quais marcas você conhece? (várias respostas)\n- Lima\n- Illy", ["Lima", "Illy"]],
    ["どのブランドを知っていますか？（複数回答）\n- リマ\n- イリー", ["リマ", "イリー"]],
  ])("allows several options where that is said: %s", (passage, options) => {
    expect(questionsIn(passage)).toEqual([expect.objectContaining({ multiple: true, options })]);
  }); // prettier-ignore

  it.each([
    ["On a scale from 1 (not at all) to 7 (very much), how much do you like it?", 7, 1, "not at all", "very much"],
    ["Wie zufrieden sind Sie? (1 = gar nicht, 5 = sehr)", 5, 1, "gar nicht", "sehr"],
    ["Bitte bewerten Sie den Geschmack (0–10).", 11, 0, null, null],
    ["Dans quelle mesure êtes-vous satisfait ? (1 = pas du tout, 5 = tout à fait)", 5, 1, "pas du tout", "tout à fait"],
    ["¿Con qué probabilidad lo recomendaría, de 0 (nada probable) a 10 (muy probable)?", 11, 0, "nada probable", "muy probable"],
    ["Com que frequência você compra café? (1 = nunca, 7 = sempre)", 7, 1, "nunca", "sempre"],
    ["どのくらい満足していますか？（1＝とても不満、5＝とても満足）", 5, 1, "とても不満", "とても満足"],
    ["Q15. How likely is it that you would recommend it? 0-10", 11, 0, null, null],
  ])("carries the scale it describes: %s", (passage, points, first_value, low_label, high_label) => {
    const scale = { points, first_value, low_label, high_label };
    expect(questionsIn(passage)).toEqual([expect.objectContaining({ kind: "likert", scale })]);
  }); // prettier-ignore

  it("has the points of its scale one a line", () => {
    const points = ["1 Definitely would not buy", "2 Probably would not buy", "3 Might or might not buy", "4 Probably would buy", "5 Definitely would buy"]; // prettier-ignore
    const [question] = questionsIn(`Q8. How likely are you to buy it?\n   ${points.join("\n   ")}`);
    expect(question).toMatchObject({ text: "How likely are you to buy it?" });
    const scale = {
      points: 5,
      first_value: 1,
      low_label: "Definitely would not buy",
      high_label: "Definitely would buy",
    };
    expect(question).toMatchObject({ kind: "likert", scale });
  });

  it.each([
    ["What do you like about it? And what would you change?", ["What do you like about it?", "And what would you change?"]],
    ["Please describe your last purchase.", ["Please describe your last purchase."]],
    ["Bitte beschreiben Sie Ihren letzten Einkauf.", ["Bitte beschreiben Sie Ihren letzten Einkauf."]],
    ["Veuillez décrire votre dernier achat.", ["Veuillez décrire votre dernier achat."]],
    ["Por favor, describa su última compra.", ["Por favor, describa su última compra."]],
    ["Por favor, descreva a sua última compra.", ["Por favor, descreva a sua última compra."]],
    ["最近の買い物について教えてください。", ["最近の買い物について教えてください。"]],
    ["Q9. Why do you say that? (open end)", ["Why do you say that?"]],
  ])("is open where nothing is offered, and may be an order: %s", (passage, texts) => {
    expect(questionsIn(passage)).toEqual(
      texts.map((text) => ({ kind: "open_ended", text, options: null, multiple: false, scale: null })),
    );
  }); // prettier-ignore

  it.each([
    "This survey takes five minutes. Thank you.",
    "Please turn the page.",
    "Abschnitt B: Einkaufen",
    "Merci de votre participation.",
    "Cochez la case qui convient.",
    "Marque con una cruz.",
    "Obrigado pela sua participação.",
    "ご協力ありがとうございました。",
  ])("is not in what only leads through the sheet: %s", (passage) => {
    expect(questionsIn(passage)).toEqual([]);
  });

  it("is looked for in every passage", () => {
    const { tool, question } = surveyReadingPrompt(["Why do you buy it?", "Thank you for your time."]);
    const { passages } = surveyReadingSchema.parse(answerOffline(tool.name, question));
    expect(passages.map(({ passage, questions }) => [passage, questions.length])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });
});

describe("a guide", () => {
  it.each([
    ["We begin with mornings. What do you have for breakfast? And why? Can you give me an example?", [["What do you have for breakfast?", "And why?", "Can you give me an example?"]]],
    ["Was frühstücken Sie? Warum? Erzählen Sie von Ihrem letzten Einkauf. Was genau haben Sie gekauft?", [["Was frühstücken Sie?", "Warum?"], ["Erzählen Sie von Ihrem letzten Einkauf.", "Was genau haben Sie gekauft?"]]],
    ["Que prenez-vous au petit-déjeuner ? Et pourquoi ? Racontez-moi votre dernier achat.", [["Que prenez-vous au petit-déjeuner ?", "Et pourquoi ?"], ["Racontez-moi votre dernier achat."]]],
    ["¿Qué desayuna? ¿Por qué? Cuénteme su última compra.", [["¿Qué desayuna?", "¿Por qué?"], ["Cuénteme su última compra."]]],
    ["O que você come de manhã? Por quê? Conte sobre a sua última compra.", [["O que você come de manhã?", "Por quê?"], ["Conte sobre a sua última compra."]]],
    ["朝は何を食べますか？なぜですか？最近の買い物について教えてください。", [["朝は何を食べますか？", "なぜですか？"], ["最近の買い物について教えてください。"]]],
    ["Tell me about the last time you bought cereal.", [["Tell me about the last time you bought cereal."]]],
    ["Welcome the participant.\n[Show the pack]\nWhat do you see? Probe for colours. Probe: What else?", [["What do you see?", "What else?"]]],
    ["Please tell me about your kitchen.\nInterviewer: wait for the answer.", [["Please tell me about your kitchen."]]],
  ])("in free prose has its questions, and what is asked back under them: %s", (text, questions) => {
    const read = sectionsIn(text).flatMap((section) => section.questions.map((one) => [one.text, ...one.probes]));
    expect(read).toEqual(questions);
  }); // prettier-ignore

  it("keeps its headings as titles of what follows", () => {
    const text = "# Habits\nWhat do you drink?\n\nPricing:\nWhat would you pay, e.g. in a supermarket?";
    expect(sectionsIn(text).map(({ title, questions }) => [title, questions.length])).toEqual([
      ["Habits", 1],
      ["Pricing", 1],
    ]);
  });

  it("has no sections without questions", () => {
    expect(sectionsIn("Minutes of the meeting. The budget was approved.")).toEqual([]);
  });
});
