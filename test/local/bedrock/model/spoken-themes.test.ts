import { expect, it } from "vitest";
import { topicsIn } from "../../../../local/bedrock/model/respondent/offer.ts";
import { packOf } from "../../../../local/bedrock/phrases/pack.ts";
import { ask, group } from "../people.ts";

it.each([
  ["de", "Ein Haferdrink vom Bauernhof mit wenig Zucker, 1,99 EUR pro Liter", /hafer/i, /größe|liter/i],
  ["en", "An oat drink from the farm with little sugar, at 1.99 EUR per litre", /oat/i, /size|litre/i],
  ["fr", "Une boisson à l'avoine de la ferme, peu de sucre, 1,99 EUR le litre", /avoine/i, /taille|litre/i],
  ["es", "Una bebida de avena de la granja con poco azúcar, a 1,99 EUR el litro", /avena/i, /tamaño|litro/i],
  ["pt", "Uma bebida de aveia da fazenda com pouco açúcar, a 1,99 EUR o litro", /aveia/i, /tamanho|litro/i],
  ["ja", "農場のオーツ麦ドリンク、砂糖ひかえめ、1リットル199円です", /オーツ|オート/, /大きさ|リットル|サイズ/],
] as const)("names as themes what somebody spoke of, not what they were shown: %s", (language, shown, oats, size) => {
  const { speaking, desk } = packOf(language);
  const idOf = (name: string) => Object.keys(speaking.names).find((id) => speaking.names[id] === name)!;
  const all = group.map((who) => ask(who, shown));
  for (const { reaction, key_themes } of all)
    for (const theme of key_themes) {
      if (theme === desk.report.whole) continue;
      expect(topicsIn(reaction, language)).toContain(idOf(theme));
      if (oats.test(theme)) expect(reaction).toMatch(oats);
      if (size.test(theme)) expect(reaction).toMatch(size);
    }
  expect(new Set(all.flatMap(({ key_themes }) => key_themes)).size).toBeGreaterThan(1);
});

it("quotes nobody with an evasion", () => {
  const { replies, reasons } = packOf("es").speaking;
  const evasive = [...replies.nothing, ...replies.unknown, ...reasons.none].map((text) => text.toLowerCase());
  for (const who of group)
    for (const concept of ["Una cosa", "Algo nuevo para la casa", "Un café con leche"]) {
      const { notable_quote } = ask(who, concept);
      for (const text of evasive) expect(notable_quote.toLowerCase()).not.toContain(text);
    }
});
