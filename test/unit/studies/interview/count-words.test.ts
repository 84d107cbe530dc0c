import { expect, it } from "vitest";
import { countWords } from "../../../../functions/studies/interview/count-words.ts";

it.each([
  ["", 0],
  ["…! — 👍", 0],
  ["I don't mind paying 3.49 for it.", 7],
  ["Ich trinke Kaffee, morgens.", 4],
  ["J'aime le thé vert", 4],
  ["one\n\ntwo\tthree", 3],
])("counts the words of %j", (text, words) => {
  expect(countWords(text)).toBe(words);
});

it("finds words in languages that write no spaces", () => {
  expect(countWords("私は毎朝お茶を飲みます")).toBeGreaterThan(3);
});
