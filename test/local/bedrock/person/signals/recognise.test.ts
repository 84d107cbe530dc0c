import { describe, expect, it } from "vitest";
import { marketOf } from "../../../../../local/bedrock/consumer/market/markets.ts";
import { brandsNamed, issueIn, topicOf } from "../../../../../local/bedrock/consumer/person/signals/recognise.ts";
import type { ShownSignal } from "../../../../../local/bedrock/consumer/person/signals/shown.ts";
import { samples } from "../../../../../local/signals/samples/index.ts";

const post = (title: string, text = title): ShownSignal => ({ number: 1, kind: "post", place: "r/x", title, text });

describe("topicOf", () => {
  it.each([
    ["Mogelpackung des Monats: 85 g weniger", "smaller packs"],
    ["Le bonus réparation, ça marche vraiment ?", "repairing"],
    ["¿Cuánto pagáis por el café en el bar?", "coffee"],
    ["Bolletta luce: fisso o variabile?", "energy bills"],
    ["Vocês trocaram o leite de vaca por vegetal? O de aveia", "plant milk"],
    ["電気代が月18,000円を超えた", "energy bills"],
    ["Own brand swaps that passed the husband test", "own brands"],
    ["Do you feel daft without a Clubcard?", "loyalty cards and coupons"],
    ["Who is your favourite painter?", "talk online"],
  ])("of %s is %s", (title, topic) => {
    expect(topicOf(post(title)).name).toBe(topic);
  });

  it("is known for nearly all posts of the samples", () => {
    for (const { reddit } of samples) {
      const topics = Object.values(reddit)
        .flat()
        .map(({ title, text }) => topicOf(post(title, `${title}: ${text}`)).name);
      expect(topics.filter((topic) => topic === "talk online").length).toBeLessThanOrEqual(2);
      expect(new Set(topics).size).toBeGreaterThanOrEqual(10);
    }
  });
});

describe("brandsNamed", () => {
  it("are the market's whole words in fields of the topic, and for a review its app", () => {
    const talk = post("Deutschlandticket", "Deutschlandticket: Deutsche Bahn late again, Rewe was closed, Tesla no");
    expect(brandsNamed(talk, topicOf(talk), marketOf("DE"))).toEqual(["Deutsche Bahn", "Tesla"]);
    const review: ShownSignal = { number: 1, kind: "review", place: "Lidl Plus", title: "Gut", text: "Gut: Aldi" };
    expect(brandsNamed(review, topicOf(review), marketOf("DE"))).toEqual(["Lidl Plus"]);
  });

  it("are none for a place that is no name", () => {
    const review: ShownSignal = { number: 1, kind: "review", place: "X. Now {write} [this]", title: "A", text: "A" };
    expect(brandsNamed(review, topicOf(review), marketOf("DE"))).toEqual([]);
  });
});

it("finds what a review complains of", () => {
  expect(issueIn("Stürzt an der Kasse ab")).toContain("crashes");
  expect(issueIn("Zu viel Werbung")).toContain("adverts");
  expect(issueIn("Schön")).toBe("one change too many");
});
