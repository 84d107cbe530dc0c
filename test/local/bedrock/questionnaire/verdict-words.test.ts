import { describe, expect, it } from "vitest";
import { anchorSets } from "../../../../functions/domain/scales/anchors.ts";
import { surveyEnglishAnchors } from "../../../../functions/domain/scales/survey-english-anchors.ts";
import { surveyGermanAnchors } from "../../../../functions/domain/scales/survey-german-anchors.ts";
import { isConceptScale, type ScaleFamily } from "../../../../functions/domain/scales/survey-families.ts";
import { randomFrom } from "../../../../functions/domain/statistics/random.ts";
import { meanRating, ratingDistribution } from "../../../../functions/domain/statistics/ssr.ts";
import { gradedWords } from "../../../../local/bedrock/consumer/questionnaire/verdict-words.ts";
import { levels } from "../../../../local/bedrock/consumer/voice/pack.ts";
import { expand, sentence } from "../../../../local/bedrock/consumer/wording/template.ts";
import { embed } from "../../../../local/bedrock/embedder/embed.ts";
import { meanOf } from "../people.ts";
import { rankCorrelation } from "./respondents.ts";

const own = { en: surveyEnglishAnchors, de: surveyGermanAnchors };
const families: readonly ScaleFamily[] = ["agreement", "satisfaction", "likelihood", "importance", "frequency", "ease"];

describe.each(["en", "de"] as const)("what people say on rating scales (%s)", (language) => {
  it.each(families)("rises with what they mean: %s", (family) => {
    const sets = isConceptScale(family) ? anchorSets(family, language) : own[language][family];
    const anchors = sets.map((set) => set.map((statement) => embed(statement, 256)));
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
