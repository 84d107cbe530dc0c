import { describe, expect, it } from "vitest";
import { readsAsRefusal } from "../../../functions/models/refusal.ts";

describe("a text instead of a tool call", () => {
  it.each([
    "I'm sorry, but I can't help with that request.",
    "I\u2019m unable to assist with creating this persona.",
    "As an AI language model, I don't have opinions on cigarettes.",
    "As a language model I would rather not fill in a form.",
    "Es tut mir leid, aber dabei kann ich nicht helfen.",
    "Ich kann diese Anfrage leider nicht beantworten.",
    "Je suis désolé, mais je ne peux pas vous aider avec cette demande.",
    "En tant qu'assistant, je ne suis pas en mesure de jouer ce rôle.",
    "Lo siento, pero no puedo ayudarte con eso.",
    "Como modelo de lenguaje, no puedo participar en esto.",
    "Desculpe, mas não posso ajudar com esse pedido.",
    "申し訳ありませんが、そのご依頼にはお応えできません。",
  ])("is a refusal: %s", (text) => {
    expect(readsAsRefusal(text)).toBe(true);
  });

  it.each([
    "I can't stand this yoghurt, and I won't buy it again.",
    "I'm sorry, this is too expensive for me.",
    "Ich kann mir das nicht leisten, tut mir leid.",
    "Je ne peux pas me le permettre, désolée.",
    "No puedo permitírmelo, lo siento mucho.",
    "Não consigo imaginar comprar isso.",
    "申し訳ないけれど、私は買いません。",
    `${"It tastes of nothing. ".repeat(20)} I can't help with that.`,
  ])("is none when a person says it: $0", (text) => {
    expect(readsAsRefusal(text)).toBe(false);
  });
});
