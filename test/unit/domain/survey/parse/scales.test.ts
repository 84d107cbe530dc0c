import { describe, expect, it } from "vitest";
import { read } from "./written.ts";

it.each([
  ["1. Do you like it? (1 = not at all … 7 = very)", "Do you like it? 1..7 [not at all … very]"],
  ["1. Do you like it? (1=not at all, 7=very much)", "Do you like it? 1..7 [not at all … very much]"],
  ["1. Do you like it? 1 (not at all) to 7 (very)", "Do you like it? 1..7 [not at all … very]"],
  ["1. Do you like it?\n1 (not at all) to 7 (very)", "Do you like it? 1..7 [not at all … very]"],
  ["1. Do you like it?\nScale: 1-5, 1 = never, 5 = always", "Do you like it? 1..5 [never … always]"],
  [
    "1. Gefällt es?\n1 – stimme gar nicht zu bis 5 – stimme voll zu",
    "Gefällt es? 1..5 [stimme gar nicht zu … stimme voll zu]",
  ],
  ["1. Would you tell a friend? (0-10)", "Would you tell a friend? 0..10 [ … ]"],
  ["1. Would you tell a friend?\n0-10", "Would you tell a friend? 0..10 [ … ]"],
  ["1. Do you like it?\n1 2 3 4 5", "Do you like it? 1..5 [ … ]"],
  ["1. Do you like it?\nNot at all 1 2 3 4 5 Very much", "Do you like it? 1..5 [Not at all … Very much]"],
  ["1. Do you like it?\nNot at all\t1\t2\t3\t4\t5\tVery much", "Do you like it? 1..5 [Not at all … Very much]"],
  ["1. Do you like it?\n1 2 3 4 5\nNot at all          Very much", "Do you like it? 1..5 [Not at all … Very much]"],
  ["1. Do you like it?\nNot at all\t\t\tVery much\n1\t2\t3\t4", "Do you like it? 1..4 [Not at all … Very much]"],
  ["1. Do you like it?\nNot at all ☐ ☐ ☐ ☐ ☐ Very much", "Do you like it? 1..5 [Not at all … Very much]"],
  ["1. How is it? (-3 = very bad, +3 = very good)", "How is it? -3..3 [very bad … very good]"],
  ["1. How clear is it? (1: not clear; 5: very clear)", "How clear is it? 1..5 [not clear … very clear]"],
  ["1. How is it? (5 = very good, 1 = very bad)", "How is it? 1..5 [very bad … very good]"],
  ["1. How is it? not at all (1) to very (7)", "How is it? 1..7 [not at all … very]"],
  ["1. How often?\n1 = never\n2 = rarely\n3 = often", "How often? 1..3 [never < rarely < often]"],
  ["1. How often?\n3 often\n2 rarely\n1 never", "How often? 1..3 [never < rarely < often]"],
  ["1. How is it?\n1 - Bad\n2\n3\n4 - Good", "How is it? 1..4 [Bad … Good]"],
  ["1. Rate the taste from 1 to 10.", "Rate the taste from 1 to 10. 1..10 [ … ]"],
  ["1. Bewerten Sie auf einer Skala von 1 bis 6.", "Bewerten Sie auf einer Skala von 1 bis 6. 1..6 [ … ]"],
  [
    "1. On a scale where 1 means bad and 5 means good, how is it?",
    "On a scale where 1 means bad and 5 means good, how is it? 1..5 [bad … good]",
  ],
  ["1. I like it. 1-5", "I like it. 1..5 [ … ]"],
  ["1. I trust the brand 1–7", "I trust the brand 1..7 [ … ]"],
])("reads %j", (text, expected) => {
  expect(read(text)).toEqual([`scale ${expected}`]);
});

describe("verbal scales", () => {
  it.each([
    ["agreement", "Strongly disagree|Disagree|Neither agree nor disagree|Agree|Strongly agree"],
    ["agreement without a middle", "Completely disagree|Somewhat disagree|Somewhat agree|Completely agree"],
    ["satisfaction", "Very dissatisfied|Dissatisfied|Neutral|Satisfied|Very satisfied"],
    ["frequency", "Never|Rarely|Sometimes|Often|Always"],
    ["likelihood", "Very unlikely|Unlikely|Neither likely nor unlikely|Likely|Very likely"],
    [
      "purchase intent",
      "Definitely would not buy|Probably would not buy|Might or might not buy|Probably would buy|Definitely would buy",
    ],
    ["importance", "Not at all important|Slightly important|Moderately important|Very important|Extremely important"],
    ["quality", "Very poor|Poor|Fair|Good|Very good|Excellent"],
    ["comparison", "Much worse|Worse|About the same|Better|Much better"],
    [
      "German agreement",
      "stimme überhaupt nicht zu|stimme eher nicht zu|teils/teils|stimme eher zu|stimme voll und ganz zu",
    ],
    ["German relevance", "trifft gar nicht zu|trifft eher nicht zu|trifft eher zu|trifft voll zu"],
    ["German satisfaction", "sehr unzufrieden|eher unzufrieden|weder noch|eher zufrieden|sehr zufrieden"],
    ["German frequency", "nie|selten|manchmal|oft|immer"],
    ["German purchase intent", "auf keinen Fall|wahrscheinlich nicht|vielleicht|wahrscheinlich|auf jeden Fall"],
    [
      "French agreement",
      "Pas du tout d'accord|Plutôt pas d'accord|Ni d'accord ni pas d'accord|Plutôt d'accord|Tout à fait d'accord",
    ],
    ["French satisfaction", "Pas du tout satisfait|Peu satisfait|Satisfait|Très satisfait"],
    ["French frequency", "Jamais|Rarement|Parfois|Souvent|Toujours"],
    ["Spanish agreement", "Muy en desacuerdo|En desacuerdo|Ni de acuerdo ni en desacuerdo|De acuerdo|Muy de acuerdo"],
    ["Spanish satisfaction", "Nada satisfecho|Poco satisfecho|Satisfecho|Muy satisfecho"],
    ["Italian agreement", "Per niente d'accordo|Poco d'accordo|Abbastanza d'accordo|Molto d'accordo"],
    ["Italian frequency", "Mai|Raramente|A volte|Spesso|Sempre"],
    ["Dutch agreement", "Helemaal mee oneens|Mee oneens|Neutraal|Mee eens|Helemaal mee eens"],
    ["Dutch frequency", "Nooit|Zelden|Soms|Vaak|Altijd"],
    ["Portuguese agreement", "Discordo totalmente|Discordo|Neutro|Concordo|Concordo totalmente"],
    [
      "Portuguese satisfaction",
      "Muito insatisfeito|Insatisfeito|Nem satisfeito nem insatisfeito|Satisfeito|Muito satisfeito",
    ],
  ])("%s, in either order, as lines and in a line", (_, list) => {
    const labels = list.split("|");
    const expected = [`scale What do you say? 1..${labels.length} [${labels.join(" < ")}]`];
    expect(read(`1. What do you say?\n- ${labels.join("\n- ")}`)).toEqual(expected);
    expect(read(`1. What do you say?\n${labels.toReversed().join("\n")}`)).toEqual(expected);
    expect(read(`1. What do you say?\n${labels.join(" | ")}`)).toEqual(expected);
  });

  it("leave out what is no point", () => {
    expect(read("1. Happy?\n- Dissatisfied\n- Neutral\n- Satisfied\n- Don't know")).toEqual([
      "scale Happy? 1..3 [Dissatisfied < Neutral < Satisfied]",
    ]);
  });

  it("keep an unsure answer in the middle", () => {
    expect(read("1. Buy?\n- Definitely not\n- Probably not\n- Not sure\n- Probably yes\n- Definitely yes")).toEqual([
      "scale Buy? 1..5 [Definitely not < Probably not < Not sure < Probably yes < Definitely yes]",
    ]);
  });

  it.each([
    "Yes|No|Don't know",
    "Yes|Sometimes|No",
    "Daily|Weekly|Monthly|Never",
    "Male|Female|Other",
    "Low|Medium|High",
    "Good taste|Bad price|Very good smell",
    "Never|Always|Sometimes",
    "Agree|Disagree",
    "Under 18|18-24|25-34",
    "1 child|2 children|3 children",
  ])("are not %s", (list) => {
    const options = list.split("|");
    expect(read(`1. What do you say?\n- ${options.join("\n- ")}`)).toEqual([
      `choice What do you say? | ${options.join(" | ")}`,
    ]);
  });
});

describe("scales of which only the ends are named", () => {
  const ends = "[Strongly disagree … Strongly agree]";

  it.each([
    ["1. I like it. (Strongly disagree to Strongly agree)", `I like it. 1..5 ${ends}`],
    ["1. I like it.\nStrongly disagree to Strongly agree", `I like it. 1..5 ${ends}`],
    ["1. I like it. (Strongly agree – Strongly disagree)", `I like it. 1..5 ${ends}`],
    ["1. I like it. (7-point scale: Strongly disagree to Strongly agree)", `I like it. 1..7 ${ends}`],
    ["1. How often? (scale from never to always)", "How often? 1..5 [never … always]"],
    [
      "1. Das gefällt mir. (stimme gar nicht zu bis stimme voll zu)",
      "Das gefällt mir. 1..5 [stimme gar nicht zu … stimme voll zu]",
    ],
  ])("reads %j", (text, expected) => {
    expect(read(text)).toEqual([`scale ${expected}`]);
  });

  it.each(["from good to better", "hot to cold", "agree / disagree", "yes to no", "Berlin to Hamburg"])(
    "does not take %j for one",
    (words) => {
      expect(read(`1. What is it (${words})?`).filter((line) => line.startsWith("scale"))).toEqual([]);
    },
  );
});

it.each([
  ["an amount of people", "1. My household has 2-5", "unread 1"],
  ["a number behind a colon", "1. Number of people: 1-5", "unread 1"],
  [
    "an amount of years",
    "1. How often did you move in the past 3-5 years?",
    "open How often did you move in the past 3-5 years?",
  ],
  ["a sum", "1. What is 5 + 5?", "open What is 5 + 5?"],
  ["ranges as options", "1. Children?\n0\n1-2\n3 or more", "choice Children? | 0 | 1-2 | 3 or more"],
  ["coded answers", "1. Sex?\n1 = Male\n2 = Female\n3 = Other", "choice Sex? | Male | Female | Other"],
  ["prices", "1. Income?\na) $0 to $9\nb) $10 to $20", "choice Income? | $0 to $9 | $10 to $20"],
])("does not take %s for a scale", (_, text, expected) => {
  expect(read(text)).toEqual([expected]);
});
