import { describe, expect, it } from "vitest";
import { anchorSets } from "../../../../functions/domain/scales/anchors.ts";
import type { ScaleFamily } from "../../../../functions/domain/scales/scale-families.ts";
import { randomFrom } from "../../../../functions/domain/statistics/random.ts";
import { meanRating, ratingDistribution } from "../../../../functions/domain/statistics/ssr.ts";
import { gradedWords } from "../../../../local/bedrock/consumer/questionnaire/verdict-words.ts";
import { levels } from "../../../../local/bedrock/consumer/voice/pack.ts";
import { expand, sentence } from "../../../../local/bedrock/consumer/wording/template.ts";
import { embed } from "../../../../local/bedrock/embedder/embed.ts";
import { meanOf } from "../people.ts";
import { rankCorrelation } from "./respondents.ts";

const families: readonly ScaleFamily[] = ["agreement", "satisfaction", "likelihood", "importance", "frequency", "ease"];

describe.each(["en", "de"] as const)("what people say on rating scales (%s)", (language) => {
  it.each(families)("rises with what they mean: %s", (family) => {
    const anchors = anchorSets(family, language).map((set) => set.map((statement) => embed(statement, 256)));
    const ratings = levels.map((level) =>
      meanOf(
        gradedWords(family, language)[level].map((entry) => {
          const text = sentence(expand(entry.replace(/^@\w+ /, ""), {}, randomFrom(entry)));
          return meanRating(ratingDistribution(embed(text, 256), anchors));
        }),
      ),
    );
    expect(rankCorrelation(levels, ratings)).toBeGreaterThan(0.96);
    expect(ratings.at(-1)! - ratings[0]!).toBeGreaterThan(1.8);
  });
});
