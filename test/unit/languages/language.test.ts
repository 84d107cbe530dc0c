import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../../functions/languages/language.ts";

describe("detectLanguage", () => {
  it.each([
    "Ein Haferdrink mit 3 g Protein pro Glas.",
    "Was halten Sie von Elektroautos?",
    "Das ist mir zu teuer.",
    "Kaffee ohne Plastik",
    "Nichts für mich.",
  ])("reads German: %s", (text) => {
    expect(detectLanguage(text)).toBe("de");
  });

  it.each([
    "An oat drink with 3 g of protein per glass.",
    "What do you think of German cars such as the Volkswagen Käfer?",
    "Too expensive for me.",
    "It's fine.",
  ])("reads English: %s", (text) => {
    expect(detectLanguage(text)).toBe("en");
  });

  it.each([
    ["es", "Una bebida de avena que es muy buena y cuesta 2 euros."],
    ["es", "¿Lo compraría?"],
    ["fr", "Un lait d'avoine du pays des montagnes, à 2 euros."],
    ["fr", "Je ne l'achèterais pas."],
    ["pt", "Não compraria isso."],
    ["pt", "Uma bebida de aveia que é muito boa e custa 2 euros."],
    ["ja", "買いません。"],
  ])("reads %s: %s", (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it.each([
    "En havredryck för dig som är trött på socker.",
    "Een haverdrank die is gemaakt van granen en van water.",
    "Şekersiz yulaf içeceği, 60 TL.",
    "OatUp 2000",
    "",
  ])("falls back to English: %s", (text) => {
    expect(detectLanguage(text)).toBe("en");
  });
});
