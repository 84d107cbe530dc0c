import { describe, expect, it } from "vitest";
import { sharedThemes } from "../../../../functions/findings/convergence/shared-themes.ts";
import type { ObservedTheme } from "../../../../functions/dataset/observed-simulation.ts";
import { study } from "./simulations.ts";

const at = (degrees: number) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
const theme = (persona_id: string, text: string, embedding: number[] | null): ObservedTheme => ({
  persona_id,
  question_id: null,
  theme: text,
  embedding,
});
const studyOf = (...themes: ObservedTheme[]) => ({ ...study("a", []), themes });

describe("themes of several studies", () => {
  it("are merged by meaning and by words, and no others", () => {
    const merged = sharedThemes([
      studyOf(theme("p0", "fair price", at(0)), theme("p1", "health", at(90)), theme("p2", "taste", null)),
      studyOf(theme("p0", "good price", at(20)), theme("p3", "habit", at(150)), theme("p4", "Taste ", at(200))),
    ]);
    const found = merged.map(({ theme: text, mentions }) => [
      text,
      [...new Set([...mentions.values()].flatMap((runs) => [...runs]))],
    ]);
    expect(found).toHaveLength(4);
    expect(found).toEqual(
      expect.arrayContaining([
        ["fair price", [0, 1]],
        ["taste", [0, 1]],
        ["health", [0]],
        ["habit", [1]],
      ]),
    );
  });

  it("are those of the study, not those of its open questions", () => {
    expect(sharedThemes([studyOf({ ...theme("p0", "price", at(0)), question_id: "q3" })])).toEqual([]);
  });
});
