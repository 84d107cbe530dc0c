/** What the personas of a smoke test are asked about: small, so that it costs little. */
export const CONCEPT = "An oat drink with 3 g of protein per glass, without added sugar, at 1.99 EUR per litre.";

export const BRIEFING = `Oat drink "Morgenhafer"

Made of German oats, with 3 g of protein per glass and without added sugar. Sold in a returnable glass bottle of one
litre at 1.99 EUR plus deposit, from spring on, in supermarkets and organic shops.
`;

export const SURVEY = `Breakfast drinks

1. How important is the price when you choose a drink for breakfast? (1 = not at all important, 7 = very important)

2. Which of these have you bought in the last three months? [multiple]
   a) Oat drink
   b) Soy drink
   c) Cow's milk
   d) None of these

3. What do you drink at breakfast on an ordinary weekday? Please describe it in your own words. [open]
`;

/** A text file as it is uploaded. */
export const textFile = (name: string, text: string): File => new File([text], name, { type: "text/plain" });
