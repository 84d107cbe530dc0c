import { describe, expect, it } from "vitest";
import { isNonAnswer } from "../../../functions/studies/interview/coverage.ts";
import { outOfRole } from "../../../functions/models/out-of-role.ts";

const NAME = "Denise Carter";
const problemOf = (text: string) => outOfRole(text, NAME);

describe("an answer that is none of the person's", () => {
  it.each([
    // As Qwen2.5-Coder of 0.5 and 1.5 billion parameters gave them.
    [
      "I'm sorry, but I don't know what you're asking. Please provide me with more information so that I can answer.",
      "asked",
    ],
    ["Ich kann Ihnen nicht helfen, dies zu antworten, da Sie mit einer unbeteiligten Person sprechen.", "refusal"],
    ["<persona>\nage: 41\nattitude: sceptic\n</persona>", "Repeat nothing"],
    ["<tool_response>\nNot accepted:", "Repeat nothing"],
    ["Denise Carter's attitude of sceptic suggests that she is cautious about new products.", "first person"],
    ["The persona values quality products and would avoid impulse buys.", "first person"],
    ["The stimulus provides a specific and high-quality product; the study is about evaluating it.", "first person"],
    ["The question does not relate directly to the study. It appears to be a personal preference.", "first person"],
    ["Denise Carter last tried a new drink on a work trip and decided to try it because it was fresh.", "first person"],
    ["The study mentions brands trusted by the person and suggests they prefer buying online.", "first person"],
    ["The current study is about an oat drink made of oats from Devon, at 1.80 GBP per litre.", "first person"],
    ["Denise's price sensitivity and distrust of certain brands make her prefer buying online.", "first person"],
    [
      "The drink is a staple of my diet. However, the price sensitivity of 89% may affect my decisions.",
      "Repeat nothing",
    ],
    ["The psychological notes indicate that I value quality and trust brands.", "Repeat nothing"],
    ["If you have any specific preferences or dietary restrictions, feel free to let me know.", "assistant"],
    // Written like them.
    ["As an AI language model, I have no preferences.", "assistant"],
    ["Je ne suis pas sûr. Pourriez-vous préciser votre question ?", "asked"],
    ["Por favor, proporciona más detalles sobre el producto.", "asked"],
    ["Por favor, forneça mais detalhes sobre o produto.", "asked"],
    ["もう少し情報をいただけますか。", "asked"],
    ["La personne interrogée préfère les produits bio.", "first person"],
    ["Die befragte Person kauft lieber im Discounter.", "first person"],
  ])("is told what is wrong: %s", (text, part) => {
    expect(problemOf(text)).toContain(part);
  });

  it.each([
    "Not at all important.",
    "I would read the label before I buy it, and I told the salesman so.",
    "My name is Denise Carter, and I work at a dentist's.",
    "Nobody asked me; the individual bottles are too small for my family.",
    "Je ne le veux pas.",
    "I feel free to eat what I like, and I will be happy to see it at Tesco.",
    "I love it. If it really lasts a week, I'll be happy to recommend it to my friends.",
    "I told them to feel free to ask me about it.",
    "Lassen Sie mich wissen, wenn es billiger wird, dann kaufe ich es.",
    "The study was on the top floor, and we took the tea up there.",
    "The study is probably paid for by the maker, so hard to trust.",
    "Not for sale here. The answer should be on the label.",
    "Die Studie ist doch vom Hersteller bezahlt, das glaubt kein Mensch.",
    "La question concerne surtout les familles.",
    "Creo que el estudio es de la propia marca, no lo compro.",
    "刺激物は避けているので、日本研究所の認定は助かります。",
    "Denise Carter is what I am called at work.",
    "Denise is what this brand lacks.",
    "Depends on the person. I watch prices, and my price sensitivity is high.",
    // What is quoted is the interviewer's.
    "「もう少し詳しく教えていただけますか」には、答えを持っていません。",
    'You asked "could you tell me more?", and I have nothing to add.',
    // Buyers want to know more, too.
    "I need more information before I would buy it.",
    "I'm not sure what you're asking for it is worth it.",
    "Ich brauche mehr Informationen, bevor ich das kaufe.",
    "Je voudrais plus d'informations sur les ingrédients.",
    "Necesito más información antes de comprarlo.",
    "Preciso de mais detalhes antes de comprar.",
    "もっと詳しい情報が欲しいです。",
    "Weiß nicht.",
    "特にない",
  ])("is not seen in a person's own: %s", (text) => {
    expect(problemOf(text)).toBeNull();
  });

  it("counts as no answer where it asks back or refuses", () => {
    expect(isNonAnswer("Please provide me with more information.")).toBe(true);
    expect(isNonAnswer("I'm sorry, but I can't help with that request.")).toBe(true);
    expect(isNonAnswer("I would buy it for the bottle alone.")).toBe(false);
  });
});
