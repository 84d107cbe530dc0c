/**
 * The concept battery: the six questions the field asks of a new concept, each answered in words and mapped onto five
 * points by semantic similarity (research-methods §2). Order is the order in which a persona is asked.
 */
export const conceptBattery = [
  { id: "purchase_intent", question: "How likely would you be to buy this, and why?" },
  { id: "uniqueness", question: "How new and different is this from what you can already get?" },
  { id: "relevance", question: "How well does this fit a need that you really have?" },
  { id: "believability", question: "How much do you believe what is said about it?" },
  { id: "value_for_money", question: "How good is the value for the money?" },
  { id: "liking", question: "How much do you like it overall?" },
] as const;

export type ConceptItem = (typeof conceptBattery)[number]["id"];
export const conceptItems = conceptBattery.map((item) => item.id) as [ConceptItem, ...ConceptItem[]];
