import { expect, it } from "vitest";
import { contentDisposition } from "../../../functions/reports/files.ts";
import { exampleSimulation } from "../../../functions/studies/simulation/example.ts";

const named = (name: string | null) =>
  contentDisposition({ ...exampleSimulation, name, completed_at: "2026-11-20T20:52:00.000" }, "csv");
const nameIn = (header: string) => decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? "");

it.each([
  [null, "Concept test An oat drink with 3 g of protein per glass, without added 2026-11-20.csv"],
  ["Oat drink", "Oat drink.csv"],
  ["Größe & Preis", "Größe & Preis.csv"],
  ["../../etc/passwd", "etc passwd.csv"],
  ['a"b\r\nset-cookie: c=d', "a b set-cookie c=d.csv"],
  ["\u202Egpj.exe", "gpj.exe.csv"],
  ["\u200B\u2066 ", "concept_test 2026-11-20.csv"],
  ["...", "concept_test 2026-11-20.csv"],
  ["オーツ飲料", "オーツ飲料.csv"],
  ["🥛".repeat(200), `${"🥛".repeat(100)}.csv`],
  ["don't (100 %)*", "don't (100 ).csv"],
  ["\uD800", "concept_test 2026-11-20.csv"],
])("calls the file of a study named %j %s", (name, expected) => {
  expect(nameIn(named(name))).toBe(expected);
});

it.each([null, "Größe", "オーツ飲料", 'a"b\r\nc', "\u202Egpj", "a\\b;c=d"])("has a header of ASCII for %j", (name) => {
  expect(named(name)).toMatch(/^attachment; filename="[\w .,()-]+\.csv"; filename\*=UTF-8''[\w.~!&+^`|#$%-]+$/);
});
