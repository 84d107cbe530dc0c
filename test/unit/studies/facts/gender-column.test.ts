import { describe, expect, it } from "vitest";
import { genderReader } from "../../../../functions/studies/facts/gender-column.ts";

const read = (cells: readonly string[], name?: string) => {
  const genderSaid = genderReader(cells, name);
  return genderSaid && cells.map((cell) => genderSaid(cell));
};

describe("letters of a column of genders", () => {
  it.each([
    [
      ["M", "F", "d"],
      ["Male", "Female", null],
    ],
    [
      ["m", "w"],
      ["Male", "Female"],
    ],
    [
      ["M", "m."],
      ["Male", null],
    ],
    [
      ["H", "M", "", "X"],
      ["Male", "Female", null, null],
    ],
    [
      ["h.", "M", "Mujer"],
      ["Male", "Female", "Female"],
    ],
    [
      ["Ｈ", "Ｍ"],
      ["Male", "Female"],
    ],
    [
      ["H", "F"],
      ["Male", "Female"],
    ],
    [
      ["H", "femme"],
      [null, "Female"],
    ],
    [
      ["男", "女"],
      ["Male", "Female"],
    ],
  ])("%j are %j", (cells, genders) => expect(read(cells)).toEqual(genders));

  it.each([
    [["M", "V"]],
    [["H", "M", "F"]],
    [["H", "M", "V"]],
    [["Hombre", "M"]],
    [["M", "M"], "Sexo"],
    [["M", ""], "Género"],
  ])("%j of the column %s may be of either gender", (cells, name?: string) => expect(read(cells, name)).toBeNull());

  it("are of men where nothing says otherwise", () => expect(read(["M", "M"], "Sex")).toEqual(["Male", "Male"]));
});
