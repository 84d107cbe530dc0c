import { describe, expect, it } from "vitest";
import { optionOrder, type OrderedOptions } from "../../../../functions/studies/survey/option-order.ts";

const of = (options: readonly string[], own: Partial<OrderedOptions> = {}): OrderedOptions => ({
  ...{ id: "q1", randomize: null, anchored_options: [], exclusive_options: [] },
  ...{ options: [...options], ...own },
});
const positions = Array.from({ length: 12 }, (_, position) => position);
const orders = (options: readonly string[], own: Partial<OrderedOptions> = {}) =>
  positions.map((position) => optionOrder(of(options, own), position));
const distinct = (options: readonly string[]) => new Set(orders(options).map((order) => order.join(" ")));

describe("optionOrder", () => {
  it("rotates unordered options, each equally often in each place", () => {
    const options = ["Supermarket", "Discounter", "Farm shop", "Online"];
    expect([...distinct(options)].sort()).toEqual(["0 1 2 3", "1 2 3 0", "2 3 0 1", "3 0 1 2"]);
    for (const place of [0, 1, 2, 3])
      for (const option of [0, 1, 2, 3])
        expect(orders(options).filter((order) => order[place] === option)).toHaveLength(3);
  });

  it("begins with another option in another question, and in another direction", () => {
    const options = ["Supermarket", "Discounter", "Farm shop", "Online"];
    const leading = (id: string) => orders(options, { id }).map(([first]) => first);
    expect(new Set(["q1", "q2", "q3", "q4", "q5"].map((id) => leading(id).join(" "))).size).toBeGreaterThan(1);
  });

  it("meets both directions of scales, which change from persona to persona, with both of an ordered list", () => {
    const order = orders(["Under 30", "30 or over"]).map(([first], position) => `${position % 2} ${first}`);
    for (const both of ["0 0", "0 1", "1 0", "1 1"]) expect(order.filter((one) => one === both)).toHaveLength(3);
  });

  it("shows what the author wants in one order as it is, and rotates what is to be randomised", () => {
    const days = ["Monday", "Tuesday", "Wednesday"];
    for (const order of orders(["Aldi", "Rewe", "Edeka"], { randomize: false })) expect(order).toEqual([0, 1, 2]);
    expect(new Set(orders(days, { randomize: true }).map((order) => order.join(" "))).size).toBe(3);
    expect(optionOrder(of(days, { randomize: false }), 3, true)).toEqual([2, 1, 0]);
  });

  it("leaves anchored options where they stand, and those that are chosen alone at the end", () => {
    const options = ["Own brand", "Aldi", "Rewe", "I do not shop", "Edeka"];
    const own = { anchored_options: ["Own brand"], exclusive_options: ["I do not shop"] };
    expect([...new Set(orders(options, own).map((order) => order.join(" ")))].sort()).toEqual([
      "0 1 2 4 3",
      "0 2 4 1 3",
      "0 4 1 2 3",
    ]);
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
    expect(optionOrder(of(["Milk", "Other"]), 1)).toEqual([0, 1]);
    expect(optionOrder(of(["Other", "Milk"]), 1)).toEqual([1, 0]);
    expect(optionOrder(of([]), 1)).toEqual([]);
  });
});
