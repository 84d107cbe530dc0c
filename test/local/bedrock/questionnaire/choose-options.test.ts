import { describe, expect, it } from "vitest";
import { surveyChoicePrompt } from "../../../../functions/prompts/survey-choice/prompt.ts";
import { answerOffline } from "../../../../local/bedrock/consumer/answer.ts";
import { meanOf, persona } from "../people.ts";
import { choose, respondents } from "./respondents.ts";

const brackets = ["Under 18", "18–24", "25–34", "35–44", "45–54", "55–64", "65 or older"];

describe("questions about the person", () => {
  it.each([
    ["How old are you?", brackets, { age: 67 }, "65 or older"],
    [
      "Wie alt sind Sie?",
      ["unter 18 Jahre", "18 bis 29 Jahre", "30 bis 49 Jahre", "50 Jahre und älter"],
      { age: 29 },
      "18 bis 29 Jahre",
    ],
    ["What is your gender?", ["Male", "Female", "Prefer not to say"], { gender: "Female" }, "Female"],
    ["Ihr Geschlecht?", ["weiblich", "männlich", "divers"], { gender: "Male" }, "männlich"],
    ["How many people live in your household?", ["1", "2", "3", "4 or more"], { household: "lives alone" }, "1"],
    ["Do you have children under 18?", ["Yes", "No"], { household: "single parent with children at home" }, "Yes"],
    ["Leben Kinder in Ihrem Haushalt?", ["Ja", "Nein"], { household: "lives alone" }, "Nein"],
    [
      "What is your employment status?",
      ["Employed full-time", "Student", "Retired", "Unemployed"],
      { occupation: "Retired bus driver" },
      "Retired",
    ],
    [
      "What is your employment status?",
      ["Employed", "Self-employed", "Student", "Unemployed"],
      { occupation: "Nurse" },
      "Employed",
    ],
    [
      "Sind Sie berufstätig?",
      ["Vollzeit", "Teilzeit", "In Ausbildung", "Rentner"],
      { occupation: "Student of law" },
      "In Ausbildung",
    ],
    [
      "What is your highest level of education?",
      ["High school", "Bachelor's degree", "Master's degree", "Doctorate"],
      { education: "bachelor's or short tertiary degree" },
      "Bachelor's degree",
    ],
    ["In which country do you live?", ["France", "Germany", "Spain"], { location: "Leipzig, Germany" }, "Germany"],
    [
      "Wo leben Sie?",
      ["Deutschland", "Österreich", "Anderes Land"],
      { location: "Leeds, United Kingdom", market: "GB" },
      "Anderes Land",
    ],
    [
      "What is your marital status?",
      ["Single", "Married", "Divorced", "Widowed"],
      { household: "lives with a partner, no children at home" },
      "Married",
    ],
    [
      "Who do you live with?",
      ["Alone", "With a partner", "With parents", "Shared flat"],
      { household: "shares a flat" },
      "Shared flat",
    ],
  ])("are answered from the profile: %s %j", (text, options, changes, expected) => {
    expect(choose(persona(changes), text, options).options).toEqual([expected]);
  });

  it("puts higher incomes into higher brackets", () => {
    const options = ["Under $25,000", "$25,000–$49,999", "$50,000–$74,999", "$75,000–$99,999", "$100,000 or more"];
    const bracket = (income_level: "Low" | "Middle" | "High") =>
      meanOf(
        respondents(15, { income_level }).map((who) => choose(who, "What is your annual income?", options).chosen[0]!),
      );
    expect(bracket("High") - bracket("Middle")).toBeGreaterThan(1);
    expect(bracket("Middle") - bracket("Low")).toBeGreaterThan(1);
  });
});

const everyday: readonly (readonly [text: string, options: string[], multiple: boolean])[] = [
  ["How often do you buy coffee?", ["Daily", "Several times a week", "Once a week", "Once a month", "Never"], false],
  ["What matters most when you choose a snack?", ["Taste", "Price", "Healthy ingredients", "Brand", "None of these"], false],
  ["Which of these apply to you?", ["I look for discounts", "I buy organic food", "I try new products", "I avoid plastic", "None of these"], true],
  ["Worauf achten Sie?", ["Preis", "Qualität", "Regionale Herkunft", "Marke", "Nichts davon"], true],
]; // prettier-ignore

describe("choices among options", () => {
  const people = respondents(12);

  it.each(everyday)("do not depend on the order in which they are shown: %s", (text, options, multiple) => {
    for (const who of people.slice(0, 4)) {
      const shown = choose(who, text, options, multiple).options.toSorted();
      expect(choose(who, text, options.toReversed(), multiple).options.toSorted()).toEqual(shown);
    }
  });

  it.each(everyday)("differ between people and weigh every option: %s", (text, options, multiple) => {
    const replies = people.map((who) => choose(who, text, options, multiple));
    expect(new Set(replies.map((reply) => reply.options.join())).size).toBeGreaterThan(2);
    for (const { considerations } of replies) expect(considerations).toHaveLength(options.length);
  });

  it("leave none of these to stand alone", () => {
    const options = ["I buy luxury brands", "I use five shopping apps", "None of these"];
    const replies = people.map((who) => choose(who, "Which of these apply to you?", options, true).options);
    expect(replies.some((chosen) => chosen.includes("None of these"))).toBe(true);
    for (const chosen of replies) expect(chosen.includes("None of these") && chosen.length > 1).toBe(false);
  });

  it("take trusted brands and leave distrusted ones", () => {
    const who = persona({ trusted_brands: ["Rewe", "Nivea"], distrusted_brands: ["Temu"] });
    const chosen = choose(who, "Which of these brands do you trust?", ["Temu", "Rewe", "Nivea", "Shein"], true).options;
    expect(chosen).toEqual(expect.arrayContaining(["Rewe", "Nivea"]));
    expect(chosen).not.toContain("Temu");
  });

  it("name the price more often among the price-sensitive", () => {
    const named = (price_sensitivity_percentile: number) =>
      respondents(12, { price_sensitivity_percentile }).filter((who) =>
        choose(who, "What matters most to you?", ["Price", "Quality", "Design", "Brand"]).options.includes("Price"),
      ).length;
    expect(named(95)).toBeGreaterThan(named(5) + 4);
  });

  it("say yes and no by where the person stands", () => {
    const says = (price_sensitivity_percentile: number) =>
      respondents(12, { price_sensitivity_percentile }).filter((who) =>
        choose(who, "Do you compare prices before you buy?", ["Yes", "No", "Don't know"]).options.includes("Yes"),
      ).length;
    expect(says(95)).toBeGreaterThanOrEqual(11);
    expect(says(5)).toBeLessThanOrEqual(4);
  });

  it("fit the schema of the prompt", () => {
    const question = { text: "What matters most to you?", options: ["Price", "Quality", "Design"], multiple: false };
    const prompt = surveyChoicePrompt({ persona: persona(), context: null, briefings: [] }, question);
    expect(prompt.output.safeParse(answerOffline(prompt.tool.name, prompt.question)).success).toBe(true);
  });

  it("name what was chosen in the reason", () => {
    for (const who of people.slice(0, 4)) {
      const reply = choose(who, "What matters most to you?", ["Price", "Quality", "Design", "Brand"]);
      expect(reply.reason).toContain(reply.options[0]);
    }
  });
});
