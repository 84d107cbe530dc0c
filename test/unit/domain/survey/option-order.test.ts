import { describe, expect, it } from "vitest";
import { optionOrder } from "../../../../functions/domain/survey/option-order.ts";

const seeds = Array.from({ length: 48 }, (_, index) => `persona ${index} q1`);
const orders = (options: readonly string[]) => seeds.map((seed) => optionOrder(options, seed));
const distinct = (options: readonly string[]) => new Set(orders(options).map((order) => order.join(" ")));

describe("optionOrder", () => {
  it("rotates unordered options, each leading about equally often", () => {
    const options = ["Supermarket", "Discounter", "Farm shop", "Online"];
    expect([...distinct(options)].sort()).toEqual(["0 1 2 3", "1 2 3 0", "2 3 0 1", "3 0 1 2"]);
    for (const first of [0, 1, 2, 3])
      expect(orders(options).filter(([position]) => position === first).length).toBeGreaterThan(5);
  });

  it("is the same for the same seed", () => {
    const options = ["Apple", "Samsung", "Google"];
    expect(optionOrder(options, "p1 q1")).toEqual(optionOrder(options, "p1 q1"));
  });

  it.each([
    ["Other (please specify)", "None of these"],
    ["Sonstiges, und zwar:", "Weiß nicht"],
    ["Autre (précisez)", "Je ne sais pas"],
    ["Otro", "Prefiero no decirlo"],
    ["Altro", "Nessuno di questi"],
    ["Anders, namelijk", "Weet ik niet"],
    ["Outro", "Prefiro não responder"],
    ["Don't know", "Prefer not to say"],
    ["Keines davon", "Keine Angabe"],
    ["All of the above", "None of the above"],
    ["Another brand", "I don't remember"],
    ["A different one altogether", "Other"],
  ])("keeps %s and %s at the end", (first, second) => {
    const options = ["Milk", "Juice", "Water", first, second];
    for (const order of orders(options)) expect(order.at(-1)).toBe(4);
    if (first !== "A different one altogether") for (const order of orders(options)) expect(order[3]).toBe(3);
  });

  it.each([
    ["Other people's advice", "Test reports", "Advertising"],
    ["No sugar", "No additives", "Tastes good"],
    ["Andere Leute fragen", "Testberichte", "Werbung"],
    ["Non-stop flights", "Seat choice", "Free luggage"],
  ])("does not take %s for an option that closes the list", (...options) => {
    expect(distinct(options).size).toBe(3);
  });

  it.each([
    [["Under 18", "18–24", "25–34", "35 or older"]],
    [["Less than $25,000", "$25,000 – $49,999", "$50,000 – $99,999", "$100,000 or more"]],
    [["unter 1.000 €", "1.000 bis 1.999 €", "2.000 € und mehr"]],
    [["Less than 1 month", "1–6 months", "6–12 months", "1–2 years", "More than 2 years"]],
    [["Every day", "2–3 times a week", "Once a week", "2–3 times a month", "Less often", "Never"]],
    [["Täglich", "Mehrmals pro Woche", "Einmal im Monat", "Seltener", "Nie"]],
    [["Every two weeks", "Once a month", "Once a year"]],
    [["Jamais", "Rarement", "Parfois", "Souvent", "Toujours"]],
    [["Very satisfied", "Satisfied", "Neutral", "Dissatisfied", "Very dissatisfied"]],
    [["Sehr wichtig", "Eher wichtig", "Eher unwichtig", "Völlig unwichtig"]],
    [["Not at all important", "Slightly important", "Very important"]],
    [["Excellent", "Good", "Fair", "Poor"]],
    [["None", "1–2", "3–5", "6 or more"]],
    [["Small", "Medium", "Large"]],
    [["Monday", "Tuesday", "Wednesday"]],
  ])("shows ordered options as they are or turned round: %j", (options) => {
    const up = options.map((_, position) => position);
    expect([...distinct(options)].sort()).toEqual([up.join(" "), up.toReversed().join(" ")].sort());
  });

  it("turns an ordered list without its last option", () => {
    const options = ["18–24", "25–34", "35+", "Prefer not to say"];
    expect([...distinct(options)].sort()).toEqual(["0 1 2 3", "2 1 0 3"]);
  });

  it.each([
    [["Concept 1", "Concept 2", "Concept 3"]],
    [["Good price", "Good taste", "Poor service"]],
    [["7 Up", "Pepsi", "Coke"]],
  ])("does not take every number and every judgement for an order: %j", (options) => {
    expect(distinct(options).size).toBe(3);
  });

  it("has nothing to order in one option", () => {
    expect(optionOrder(["Milk", "Other"], "x")).toEqual([0, 1]);
    expect(optionOrder(["Other", "Milk"], "x")).toEqual([1, 0]);
    expect(optionOrder([], "x")).toEqual([]);
  });
});
