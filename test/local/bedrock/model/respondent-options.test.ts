import { describe, expect, it } from "vitest";
import type { PersonaProfile } from "../../../../functions/personas/people/participant.ts";
import { surveyChoicePrompt } from "../../../../functions/studies/survey/questions/multiple-choice.ts";
import { surveyOpenPrompt } from "../../../../functions/studies/survey/questions/open-ended.ts";
import { detectPackLanguage } from "../../../../local/bedrock/phrases/languages.ts";
import { answerTo, meanOf, persona } from "../people.ts";
import { choose, respondents } from "./respondents.ts";

const shared: Partial<PersonaProfile> = { household: "shares a flat" };
const alone: Partial<PersonaProfile> = { household: "lives alone" };
const mother: Partial<PersonaProfile> = { household: "single parent with children at home" };
const retired: Partial<PersonaProfile> = { occupation: "Retired bus driver" };

type Asked = readonly [text: string, options: readonly string[], changes: Partial<PersonaProfile>, expected: string];
const ages = ["Under 18", "18–24", "25–44", "45–64", "65 or older"];
const work = ["Employed full-time", "Student", "Retired", "Unemployed"];
const law = { occupation: "Student of law" };
const degree = { education: "bachelor's or short tertiary degree" };
const british = { location: "Leeds, United Kingdom", market: "GB" };

describe("questions about the person", () => {
  it.each<Asked>([
    ["How old are you?", ages, { age: 67 }, "65 or older"],
    ["How old are you?", ages, { age: 19 }, "18–24"],
    ["Wie alt sind Sie?", ["unter 18 Jahre", "18 bis 29 Jahre", "30 Jahre und älter"], { age: 29 }, "18 bis 29 Jahre"],
    ["年齢を教えてください。", ["18～29歳", "30～44歳", "45～59歳", "60歳以上"], { age: 50 }, "45～59歳"],
    ["What is your gender?", ["Male", "Female", "Prefer not to say"], { gender: "Female" }, "Female"],
    ["Ihr Geschlecht?", ["weiblich", "männlich", "divers"], { gender: "Male" }, "männlich"],
    ["How many people live in your household?", ["1", "2", "3", "4 or more"], alone, "1"],
    ["Do you have children under 18?", ["Yes", "No"], mother, "Yes"],
    ["Leben Kinder in Ihrem Haushalt?", ["Ja", "Nein"], alone, "Nein"],
    ["Avez-vous des enfants ?", ["Oui", "Non"], mother, "Oui"],
    ["¿Tiene hijos?", ["Sí", "No"], alone, "No"],
    ["What is your employment status?", work, retired, "Retired"],
    [
      "What is your employment status?",
      ["Employed", "Self-employed", "Unemployed"],
      { occupation: "Nurse" },
      "Employed",
    ],
    ["Sind Sie berufstätig?", ["Vollzeit", "Teilzeit", "In Ausbildung", "Rentner"], law, "In Ausbildung"],
    [
      "Qual é a sua situação profissional?",
      ["Trabalho em período integral", "Estudante", "Aposentado"],
      retired,
      "Aposentado",
    ],
    [
      "What is your highest level of education?",
      ["High school", "Bachelor's degree", "Master's degree"],
      degree,
      "Bachelor's degree",
    ],
    ["In which country do you live?", ["France", "Germany", "Spain"], {}, "Germany"],
    ["Wo leben Sie?", ["Deutschland", "Österreich", "Anderes Land"], british, "Anderes Land"],
    ["Dans quel pays vivez-vous ?", ["France", "Allemagne", "Espagne"], {}, "Allemagne"],
    ["What is your marital status?", ["Single", "Married", "Divorced", "Widowed"], {}, "Married"],
    ["Who do you live with?", ["Alone", "With a partner", "With parents", "Shared flat"], shared, "Shared flat"],
    ["Mit wem wohnen Sie zusammen?", ["Allein", "Mit Partner", "In einer WG"], shared, "In einer WG"],
  ])("are answered from the profile: %s %j", (text, options, changes, expected) => {
    expect(choose(persona(changes), text, options)).toEqual([expected]);
    expect(choose(persona(changes), text, options.toReversed())).toEqual([expected]);
  });

  it("puts higher incomes into higher brackets", () => {
    const options = ["Under $25,000", "$25,000–$49,999", "$50,000–$74,999", "$75,000–$99,999", "$100,000 or more"];
    const bracket = (income_level: "Low" | "Middle" | "High") =>
      meanOf(
        respondents(15, { income_level }).map((who) =>
          options.indexOf(choose(who, "What is your annual income?", options)[0]!),
        ),
      );
    expect(bracket("High") - bracket("Middle")).toBeGreaterThan(1);
    expect(bracket("Middle") - bracket("Low")).toBeGreaterThan(1);
  });
});

const everyday: readonly (readonly [text: string, options: string[], multiple: boolean])[] = [
  ["How often do you buy coffee?", ["Daily", "Several times a week", "Once a week", "Once a month", "Never"], false],
  ["What matters most when you choose a snack?", ["Taste", "Price", "Healthy ingredients", "Brand", "None"], false],
  ["Which apply to you?", ["I look for discounts", "I buy organic food", "I try new products", "None of these"], true],
  ["Worauf achten Sie?", ["Preis", "Qualität", "Regionale Herkunft", "Marke", "Nichts davon"], true],
];

describe("choices among options", () => {
  const people = respondents(12);

  it.each(everyday)("differ between people, not with the order of options: %s", (text, options, multiple) => {
    const chosen = people.map((who) => choose(who, text, options, multiple));
    expect(new Set(chosen.map((names) => names.join())).size).toBeGreaterThan(2);
    for (const [index, who] of people.entries())
      expect(choose(who, text, options.toReversed(), multiple).toSorted()).toEqual(chosen[index]!.toSorted());
  });

  it("leave none of these to stand alone", () => {
    const options = ["I buy luxury brands", "I use five shopping apps", "None of these"];
    const chosen = people.map((who) => choose(who, "Which of these apply to you?", options, true));
    expect(chosen.some((names) => names.includes("None of these"))).toBe(true);
    for (const names of chosen) expect(names.includes("None of these") && names.length > 1).toBe(false);
  });

  it("take trusted brands and leave distrusted ones", () => {
    const who = persona({ trusted_brands: ["Rewe", "Nivea"], distrusted_brands: ["Temu"] });
    const chosen = choose(who, "Which of these brands do you trust?", ["Temu", "Rewe", "Nivea", "Shein"], true);
    expect(chosen).toEqual(expect.arrayContaining(["Rewe", "Nivea"]));
    expect(chosen).not.toContain("Temu");
  });

  it.each([
    ["What matters most to you?", ["Price", "Quality", "Design", "Brand"]],
    ["Was ist Ihnen am wichtigsten?", ["Preis", "Qualität", "Aussehen", "Marke"]],
    ["Qu'est-ce qui compte le plus ?", ["Prix", "Qualité", "Style", "Marque"]],
  ])("name the price more often among the price-sensitive: %s", (text, options) => {
    const named = (price_sensitivity_percentile: number) =>
      respondents(12, { price_sensitivity_percentile }).filter((who) => choose(who, text, options)[0] === options[0])
        .length;
    expect(named(95)).toBeGreaterThan(named(5) + 3);
  });

  it("say yes and no by where the person stands", () => {
    const says = (price_sensitivity_percentile: number) =>
      respondents(12, { price_sensitivity_percentile }).filter((who) =>
        choose(who, "Do you compare prices before you buy?", ["Yes", "No", "Don't know"]).includes("Yes"),
      ).length;
    expect(says(95)).toBeGreaterThanOrEqual(10);
    expect(says(5)).toBeLessThanOrEqual(4);
  });

  it("name amounts by the price shown, and what was chosen in the reason", () => {
    const options = ["Up to 1 €", "1 to 2 €", "2 to 4 €", "4 to 8 €", "8 € or more"];
    const question = { text: "What would you pay for it at most?", options, multiple: false };
    for (const who of people) {
      const asked = { persona: who, context: "An oat drink for 2.50 € per litre.", briefings: [], language: "en" };
      const { chosen, reason } = answerTo(surveyChoicePrompt(asked, question));
      expect(["1 to 2 €", "2 to 4 €", "4 to 8 €"]).toContain(options[chosen[0]! - 1]);
      expect(reason).toContain(options[chosen[0]! - 1]);
    }
  });
});

describe("questions that tell their reader what to answer", () => {
  const people = respondents(6);
  const agreement = ["Agree", "Somewhat disagree", "Disagree"];
  const consent = "Please read the information on this study. Do you agree to take part?";

  it.each([
    ["To show that you read this, please select “Somewhat disagree”.", agreement, "Somewhat disagree"],
    ["If you have read this question carefully, please select 5 below.", ["3", "5", "55"], "5"],
    ["Bitte wählen Sie „Stimme nicht zu“ aus.", ["Stimme zu", "Stimme nicht zu"], "Stimme nicht zu"],
    ["Pour montrer que vous lisez les questions, veuillez choisir « Jamais ».", ["Toujours", "Jamais"], "Jamais"],
    ["Seleccione «Nunca» para continuar.", ["Siempre", "Nunca"], "Nunca"],
    ["Para mostrar que você leu a pergunta, selecione “Nunca”.", ["Sempre", "Nunca"], "Nunca"],
    ["この質問では「ときどき」を選んでください。", ["いつも", "ときどき"], "ときどき"],
    [consent, ["I do not agree", "I agree"], "I agree"],
    ["Stimmen Sie der Teilnahme an dieser Studie zu?", ["Nein", "Ja"], "Ja"],
    ["Acceptez-vous de participer à cette étude ?", ["Je refuse", "J'accepte"], "J'accepte"],
    ["¿Acepta participar en este estudio?", ["No", "Sí"], "Sí"],
    ["Você aceita participar desta pesquisa?", ["Não", "Sim"], "Sim"],
    ["この調査への参加に同意しますか。", ["同意しません", "同意します"], "同意します"],
  ])("are answered so by everybody: %s", (text, options, told) => {
    for (const who of people) expect(choose(who, text, options)).toEqual([told]);
  });

  it("leave a choice free that is only asked for", () => {
    const options = ["Taste", "Price", "Healthy ingredients", "Brand"];
    const chosen = respondents(12).map((who) =>
      choose(who, "Please choose what matters most: price or taste?", options),
    );
    expect(new Set(chosen.map((names) => names.join())).size).toBeGreaterThan(1);
  });

  it.each([
    ['If you agree, please type in the box "I will not use AI"', "I will not use AI"],
    ["Bitte schreiben Sie „ich lese mit“ in das Feld.", "ich lese mit"],
    ["Veuillez écrire « je lis » ci-dessous.", "je lis"],
    ["Escriba «leo todo» en la casilla.", "leo todo"],
    ["Escreva “leio tudo” na caixa.", "leio tudo"],
    ["「読みました」と入力してください。", "読みました"],
  ])("are answered in the words that they name: %s", (text, told) => {
    const asked = { persona: people[0]!, context: null, briefings: [], language: detectPackLanguage(text) };
    expect(answerTo(surveyOpenPrompt(asked, { text })).answer).toBe(told);
  });
});
