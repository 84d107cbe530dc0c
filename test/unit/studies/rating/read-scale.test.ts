import { describe, expect, it } from "vitest";
import { readScale } from "../../../../functions/studies/rating/read-scale.ts";
import type { SurveyScale } from "../../../../functions/studies/survey/schemas.ts";

const scale = (low: string | null, high: string | null, labels: string[] | null = null): SurveyScale => ({
  points: labels?.length ?? 5,
  first_value: 1,
  low_label: low,
  high_label: high,
  labels,
});

describe("readScale", () => {
  it.each([
    ["Strongly disagree", "Strongly agree", "agreement"],
    ["Stimme überhaupt nicht zu", "Stimme voll und ganz zu", "agreement"],
    ["Trifft gar nicht zu", "Trifft voll zu", "agreement"],
    ["Pas du tout d'accord", "Tout à fait d'accord", "agreement"],
    ["Totalmente en desacuerdo", "Totalmente de acuerdo", "agreement"],
    ["Del tutto in disaccordo", "Del tutto d'accordo", "agreement"],
    ["Helemaal mee oneens", "Helemaal mee eens", "agreement"],
    ["Discordo totalmente", "Concordo totalmente", "agreement"],
    ["Does not describe me at all", "Describes me perfectly", "agreement"],
    ["No", "Yes", "agreement"],
    ["Very dissatisfied", "Very satisfied", "satisfaction"],
    ["Sehr unzufrieden", "Sehr zufrieden", "satisfaction"],
    ["Pas du tout satisfait", "Très satisfait", "satisfaction"],
    ["Muy insatisfecho", "Muy satisfecho", "satisfaction"],
    ["Per niente soddisfatto", "Molto soddisfatto", "satisfaction"],
    ["Zeer ontevreden", "Zeer tevreden", "satisfaction"],
    ["Muito insatisfeito", "Muito satisfeito", "satisfaction"],
    ["Not at all important", "Extremely important", "importance"],
    ["Völlig unwichtig", "Sehr wichtig", "importance"],
    ["Helemaal niet belangrijk", "Zeer belangrijk", "importance"],
    ["Nada importante", "Muy importante", "importance"],
    ["Never", "Always", "frequency"],
    ["Nie", "Sehr oft", "frequency"],
    ["Jamais", "Toujours", "frequency"],
    ["Nooit", "Altijd", "frequency"],
    ["Mai", "Sempre", "frequency"],
    ["Not at all interested", "Very interested", "interest"],
    ["Very difficult", "Very easy", "ease"],
    ["Sehr schwierig", "Sehr einfach", "ease"],
    ["Très difficile", "Très facile", "ease"],
    ["Do not trust at all", "Trust completely", "trust"],
    ["Kein Vertrauen", "Volles Vertrauen", "trust"],
    ["Not at all believable", "Completely believable", "believability"],
    ["Very poor value", "Very good value", "value_for_money"],
    ["Dislike it very much", "Like it very much", "liking"],
    ["Gefällt mir gar nicht", "Gefällt mir sehr gut", "liking"],
    ["Very unlikely", "Very likely", "likelihood"],
    ["Very negative", "Very positive", "overall_sentiment"],
    ["Poor", "Excellent", "quality"],
    ["Schlecht", "Ausgezeichnet", "quality"],
  ] as const)("knows %s … %s as %s, upwards and downwards", (low, high, family) => {
    expect(readScale({ text: "Item", scale: scale(low, high) })).toEqual({ family, downward: false });
    expect(readScale({ text: "Item", scale: scale(high, low) })).toEqual({ family, downward: true });
  });

  it.each([
    ["How likely are you to buy this?", "Not at all likely", "Extremely likely", "purchase_intent"],
    [
      "Wie wahrscheinlich ist es, dass Sie das kaufen?",
      "Sehr unwahrscheinlich",
      "Sehr wahrscheinlich",
      "purchase_intent",
    ],
    ["How likely are you to recommend us to a friend?", "Not at all likely", "Extremely likely", "recommendation"],
    ["Würden Sie uns weiterempfehlen?", "Auf keinen Fall", "Auf jeden Fall", "recommendation"],
    ["How likely are you to move house?", "Very unlikely", "Very likely", "likelihood"],
    ["How important is price when you buy milk?", "Not at all", "Extremely", "importance"],
    ["Wie zufrieden sind Sie mit der App?", "Gar nicht", "Sehr", "satisfaction"],
    ["À quel point est-ce important pour vous ?", "Pas du tout", "Énormément", "importance"],
    ["I enjoy cooking for friends.", "Not at all", "Completely", "agreement"],
    ["How fair is the price?", "Very unfair", "Very fair", "value_for_money"],
    ["How tired are you?", "Not at all", "Extremely", "intensity"],
    ["How often do you cook?", null, null, "frequency"],
    ["I cook every day.", null, null, "agreement"],
    ["Please rate the hotel.", null, null, "quality"],
  ] as const)("lets the question decide: %s (%s … %s) is %s", (text, low, high, family) => {
    expect(readScale({ text, scale: scale(low, high) })).toEqual({ family, downward: false });
  });

  it("leaves points with words of their own to those words", () => {
    const labels = ["Every day", "Once a week", "Once a month", "Once a year", "Never"];
    expect(readScale({ text: "How often?", scale: scale(null, null, labels) })).toEqual({
      family: null,
      downward: true,
    });
  });

  it("tells better from worse on scales of change", () => {
    expect(readScale({ text: "Since last year", scale: scale("Much better", "Much worse") }).downward).toBe(true);
    expect(readScale({ text: "Since last year", scale: scale("Much worse", "Much better") }).downward).toBe(false);
  });

  it("sees school marks run downwards", () => {
    const labels = ["sehr gut", "gut", "befriedigend", "ausreichend", "mangelhaft", "ungenügend"];
    expect(readScale({ text: "Welche Note geben Sie?", scale: scale(null, null, labels) })).toEqual({
      family: "quality",
      downward: true,
    });
  });

  it.each([
    ["Old-fashioned", "Modern"],
    ["Altmodisch", "Modern"],
    ["Not at all worried", "Extremely worried"],
    ["Much worse", "Much better"],
    ["Unfair", "Fair"],
    ["Too cheap", "Too expensive"],
    ["Hidden", "Perfectly visible"],
  ])("leaves %s … %s to the labels themselves", (low, high) => {
    expect(readScale({ text: "Item", scale: scale(low, high) }).family).toBeNull();
  });
});
