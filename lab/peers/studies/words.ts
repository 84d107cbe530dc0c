/** Sentences that answers are cut from. What they say is of no account, only that they differ and how long they are. */
const STOCK = [
  "I usually buy what I know, and I look at the price before anything else.",
  "The bottle that goes back to the shop is something I would actually use.",
  "Most of these drinks taste much the same to me, so I am not easily won over.",
  "For the children it has to be something without added sugar.",
  "A farm nearby sounds nice, but I would want to know which one it is.",
  "I have tried two or three kinds and went back to the first one.",
  "Breakfast is quick in our house, nobody reads a label at that hour.",
  "If it were a little cheaper I would put it into my basket more often.",
  "What annoys me is carrying heavy glass up four flights of stairs.",
  "I could imagine it in coffee, where the taste does not stand in the way.",
];

/** @returns text of exactly so many characters, another one for another number */
export function wordsOf(characters: number, number: number): string {
  let text = "";
  for (let index = number; text.length < characters; index += 1) text += `${STOCK[index % STOCK.length]} `;
  return characters < 2 ? "." : `${text.slice(0, characters - 1).trimEnd()}.`.padEnd(characters, ".");
}
