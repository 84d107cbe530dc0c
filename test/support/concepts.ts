/** Three concepts of one product, the last of which nobody wants. */
export const CONCEPTS = [
  { name: "Refill", text: "A refillable oat drink from a Bavarian organic farm, at 1.29 EUR per litre." },
  { name: "Protein", text: "An oat drink with 8 g of protein per glass, without added sugar, at 2.49 EUR per litre." },
  {
    name: "Subscription",
    text:
      "A litre of sugary water with artificial colours that causes stomach ache, 19.99 EUR, only by annual " +
      "subscription without refund.",
  },
];
