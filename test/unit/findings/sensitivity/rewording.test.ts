import { describe, expect, it } from "vitest";
import { problemOf } from "../../../../functions/findings/sensitivity/rewording.ts";

const problem = (text: string, reworded: string, language = "en", named: string[] = []) =>
  problemOf({ text, reworded, named }, language, 200);

describe("another wording", () => {
  it.each([
    ["en", "How likely are you to buy Oatly at 1.99 EUR?", "At 1.99 EUR, what are the chances you would take Oatly?"],
    ["de", "Wie gut passt das zu Ihnen?", "In welchem Maß ist das etwas für Sie?"],
    ["fr", "Pourquoi n’achetez-vous pas de lait d’avoine ?", "Pour quelle raison n’en prenez-vous jamais ?"],
    ["es", "¿Cuántas veces compra en Mercadona?", "¿Con qué frecuencia va a Mercadona a comprar?"],
    ["pt", "Quanto pagaria por 2 litros?", "Que valor daria por 2 litros?"],
    ["ja", "Oatlyをどのくらい買いますか。", "どの程度の頻度でOatlyを購入しますか。"],
  ])("in %s may say the same otherwise", (language, text, reworded) => {
    expect(problem(text, reworded, language)).toBeNull();
  });

  it.each([
    ["How often do you drink it?", "how often do you drink it", /the same/],
    ["Would you pay 1.99 EUR?", "Would 2 EUR be all right?", /exactly these: 1\.99/],
    ["Would you pay for it?", "Would 2 EUR be all right?", /exactly these: none/],
    ["Do you buy Oatly?", "Do you purchase that oat drink?", /Oatly must stand/],
    ["Do you use IKEA at home?", "Does your home have that furniture?", /IKEA must stand/],
    ["What does “pure oats” tell you?", "What do you take from clean oats?", /“pure oats” must stand/],
    ["Why would you not buy it?", "For what reason would you buy it?", /negation is gone/],
    ["Why would you buy it?", "Why would you not leave it?", /negation was added/],
    ["Why?", "x".repeat(201), /200 characters/],
  ])("of “$0” is refused: $1", (text, reworded, why) => {
    expect(problem(text, reworded)).toMatch(why);
  });

  it("must keep what the model itself calls a name, in German too, and only what the text has", () => {
    expect(problem("Kaufen Sie Alpro?", "Greifen Sie zu Hafermilch?", "de", ["Alpro"])).toMatch(/Alpro must/);
    expect(problem("Kaufen Sie Alpro?", "Greifen Sie zu Alpro?", "de", ["Alpro", "Oatly", ""])).toBeNull();
  });
});
