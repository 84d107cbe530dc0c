import { describe, expect, it } from "vitest";
import { normalisePlaceName, placeNameForms } from "../../../../../functions/personas/market/places/place-name.ts";

describe("normalisePlaceName", () => {
  it.each([
    ["  São  Paulo ", "sao paulo"],
    ["U.S.A.", "usa"],
    ["Straßburg", "strassburg"],
    ["Łódź", "lodz"],
    ["Tromsø", "tromso"],
    ["Xi’an", "xian"],
    ["Baden-Württemberg", "baden wurttemberg"],
    ["İZMİR", "izmir"],
  ])("turns %j into %j", (name, form) => {
    expect(normalisePlaceName(name)).toBe(form);
  });
});

describe("placeNameForms", () => {
  it("adds the spelling without umlauts", () => {
    expect(placeNameForms("Düsseldorf")).toEqual(["dusseldorf", "duesseldorf"]);
  });
});
