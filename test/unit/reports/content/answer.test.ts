import { describe, expect, it } from "vitest";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { foreign } from "../../../support/english-words.ts";
import { half } from "../../../bin/study/sample-study.ts";
import { onlyFirst, reportOfSample, type SampleKind } from "./sample-sources.ts";

const answerOf = (kind: SampleKind, change?: (source: ReportSource) => void) => reportOfSample(kind, change).answer;
const weighting = { effective_n: 1.8, design_effect: 1.1, margins: [], strata: [], personas: [] };
const theme = (name: string) => ({ theme: name, count: 1, ...half, persona_ids: ["persona-1"] });

describe("the answer of a concept test", () => {
  it("says how many would buy, with interval and base", () => {
    expect(answerOf("concept_test")).toBe(
      "65 % of 2 personas would probably or definitely buy it (95 % interval 22–93).",
    );
  });

  it("says that a share is weighted", () => {
    const answer = answerOf("concept_test", ({ results }) => (results.aggregate.weighting = weighting));
    expect(answer).toContain("65 % of 2 personas would probably or definitely buy it (weighted, 95 % interval 22–93)");
  });

  it("says in words that one persona gives no interval", () => {
    const answer = answerOf("concept_test", (source) => {
      onlyFirst(source);
      const [intent] = source.results.aggregate.concept_test!.questions;
      Object.assign(intent!, { answered: 1, top_two_box_interval: null });
    });
    expect(answer).toBe(
      "The one persona asked would probably or definitely buy it with a probability of 65 % (one persona alone gives " +
        "no interval).",
    );
  });

  it("says in words that answers all alike give no interval", () => {
    const answer = answerOf("concept_test", ({ results }) => {
      results.aggregate.concept_test!.questions[0]!.top_two_box_interval = null;
    });
    expect(answer).toContain("(no interval, since the answers are all the same or nearly so)");
  });

  it("falls back on the reactions where purchase intent was not rated, and says nothing where they were not", () => {
    const unrated = ({ results }: ReportSource) => void results.aggregate.concept_test!.questions.splice(0);
    expect(answerOf("concept_test", unrated)).toBe("50 % of 2 personas reacted positively (95 % interval 10–91).");
    const alone = (source: ReportSource) => {
      unrated(source);
      onlyFirst(source);
    };
    expect(answerOf("concept_test", alone)).toContain("the one persona asked was rated +0.38 on a scale from -1 to +1");
    const mute = (source: ReportSource) => {
      unrated(source);
      source.results.aggregate.sentiment_distribution = null;
    };
    expect(answerOf("concept_test", mute)).toBeNull();
  });
});

describe("the answer of a survey", () => {
  const without =
    (...ids: string[]) =>
    ({ results }: ReportSource) => {
      const survey = results.aggregate.survey!;
      survey.questions = survey.questions.filter(({ question_id }) => !ids.includes(question_id));
    };

  it("is the first rated question, with the ends of its scale", () => {
    expect(answerOf("survey")).toBe(
      "“How satisfied are you?”: the mean of 2 personas is 9.50 on a scale from 0 (not at all) to 10 (very) (95 % " +
        "interval 8.50–10.00).",
    );
  });

  it("is the option that leads, where nothing was rated", () => {
    expect(answerOf("survey", without("q1"))).toBe(
      "“Where do you buy it?”: the one persona who answered chose “Supermarkt” (one persona alone gives no interval).",
    );
    const several = (counts: number[]) => (source: ReportSource) => {
      without("q1")(source);
      const [question] = source.results.aggregate.survey!.questions;
      question!.answered = 2;
      question!.options = counts.map((count, index) => ({
        ...half,
        option: `Shop ${index}`,
        count,
        share: 50 * count,
      }));
    };
    expect(answerOf("survey", several([0, 2]))).toContain(
      "“Shop 1” was chosen most often, by 2 of 2 personas (100 %, 95 % interval 10–91)",
    );
    expect(answerOf("survey", several([1, 1]))).toContain(
      "“Shop 0” and “Shop 1” were chosen most often, each by 1 of 2 personas (50 %",
    );
    expect(answerOf("survey", several([1, 1, 1, 1, 1]))).toContain(
      "no option is ahead: 5 of them were each chosen by 1 of 2 personas (50 %",
    );
  });

  it("is the theme most named, where there is nothing but open questions", () => {
    expect(answerOf("survey", without("q1", "q2"))).toBe(
      "“Why?”: “price” came up most often, with 2 of 2 personas (100 %, 95 % interval 34–100).",
    );
  });

  it("is no fact from the profiles, and nothing where nobody answered", () => {
    const facts = (source: ReportSource) => {
      for (const { answers } of source.results.persona_results)
        for (const answer of answers ?? []) answer.answered_from = "profile";
      without("q1", "q2")(source);
    };
    expect(answerOf("survey", facts)).toBeNull();
    expect(answerOf("survey", without("q1", "q2", "q3"))).toBeNull();
  });
});

describe("the answer of a discussion", () => {
  it("is the theme most shared, and whether views moved", () => {
    expect(answerOf("focus_group")).toBe(
      "“fair price” came up most often, with 2 of 2 personas; 1 of 2 personas whose view differed from " +
        "the middle of the group moved towards it.",
    );
  });

  it("says where it cannot be told whether views moved", () => {
    const untold = "; it is unknown whether the discussion changed views.";
    expect(
      answerOf("focus_group", ({ results }) => (results.aggregate.focus_group!.conformity!.index = null)),
    ).toContain(untold);
    expect(answerOf("focus_group", ({ results }) => (results.aggregate.focus_group!.conformity = null))).toContain(
      untold,
    );
  });
});

describe("the answer of interviews", () => {
  it("is the theme most shared", () => {
    expect(answerOf("idi_ai")).toBe("“fair price” came up most often, with 2 of 2 personas.");
  });

  it("names what a single person brought up, without an interval", () => {
    const alone = (source: ReportSource) => {
      onlyFirst(source);
      source.results.aggregate.top_themes = [theme("price"), theme("taste")];
    };
    expect(answerOf("idi_ai", alone)).toBe(
      "The one persona who took part brought up “price” and “taste” (one persona alone gives no interval).",
    );
    const many = (source: ReportSource) => {
      onlyFirst(source);
      source.results.aggregate.top_themes = ["a", "b", "c", "d", "e"].map(theme);
    };
    expect(answerOf("idi_ai", many)).toContain("brought up “a”, “b”, “c”, “d” and “e” (one persona");
  });

  it("names no theme out of many that are shared alike", () => {
    const alike = ({ results }: ReportSource) => {
      results.aggregate.top_themes = ["a", "b", "c", "d", "e"].map(theme);
    };
    expect(answerOf("idi_ai", alike)).toBe("No theme stands out: 5 of them came up with 1 of 2 personas each.");
  });

  it("is how they took it, where no theme was named", () => {
    const silent = ({ results }: ReportSource) => void results.aggregate.top_themes.splice(0);
    expect(answerOf("idi_ai", silent)).toBe("1 of 2 personas reacted positively.");
  });
});

describe("the answer of a conjoint study", () => {
  it("leaves the order open where the intervals of the first two overlap", () => {
    const close = answerOf("conjoint", ({ results }) => {
      results.aggregate.conjoint!.importances[0]!.interval = [20, 55];
    });
    expect(close).toContain("33 % (20–55); their intervals overlap, so the order may be due to chance; the best offer");
  });

  it("is the attribute that matters most beside the next, and the best offer", () => {
    expect(answerOf("conjoint")).toBe(
      "For 2 personas, “Price” matters most with 67 % of the decision (95 % interval 53–80), ahead of “Brand” with " +
        "33 % (20–47); the best offer is “Nordic” and “1.49 EUR”.",
    );
  });

  it("has no interval for one persona", () => {
    const answer = answerOf("conjoint", ({ results }) => {
      results.aggregate.conjoint!.personas = 1;
      for (const row of results.aggregate.conjoint!.importances) row.interval = null;
    });
    expect(answer).toContain(
      "67 % of the decision (one persona alone gives no interval), ahead of “Brand” with 33 % (no",
    );
  });
});

it.each(foreign)("the answer is written as %s writes figures", (language) => {
  const answer = answerOf("concept_test", ({ simulation }) => (simulation.language = language));
  const written = { de: "65\u00A0%", es: "65\u00A0%", fr: "65\u202F%", ja: "65%", pt: "65%" };
  expect(answer).toContain(written[language]);
  expect(answer).toContain("22–93");
});
