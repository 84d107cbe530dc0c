import { led, reply, type Reply } from "../reply.ts";
import type { Scene } from "../scene.ts";
import type { TalkKey } from "../words/english.ts";
import { joysOf, moodOf, painsOf, part, rateIn, theme } from "./standing.ts";

/** A reason for what the person said to a question of this kind. */
export function reasonOnTopic(scene: Scene, kind: Scene["kind"]): Reply {
  const bad = new Set(["dislike", "problem", "worry", "miss", "wand", "maker", "change", "workaround", "whynot"]);
  const near: Partial<Record<Scene["kind"], readonly TalkKey[]>> = {
    money: [scene.consumer.thrift > 0.5 || scene.consumer.income < 0 ? "why_money" : "why_quality"],
    willing: [scene.consumer.thrift > 0.5 ? "why_money" : "why_quality"],
    shop: ["why_near", "why_trust"], brands: ["why_trust", "why_quality"], sources: ["why_trust"], company: [/^(?:on my own|by myself|allein)/.test(String(scene.slots["company"])) ? "why_alone" : "why_social"], time: ["why_time"], day: ["why_time"],
    choice: [scene.consumer.thrift > 0.6 ? "why_money" : "why_quality"], frequency: ["why_habit"], last: ["why_habit"], since: ["why_trust"],
  }; // prettier-ignore
  const matters =
    bad.has(kind) || (kind === "opinion" && moodOf(scene) < -0.2) || (kind === "feeling" && moodOf(scene) < 0)
      ? painsOf(scene)
      : joysOf(scene);
  if (rateIn(scene) === 0 && scene.subject.view.category.id !== "thing")
    return reply([scene.say("no_use"), scene.say("why_plain")]);
  const keyed = (near[kind] ?? []).map((key) => scene.say(key)).find((line) => line !== null);
  const [first, second] = matters;
  return reply(
    [
      keyed ?? part(scene, first, "why") ?? part(scene, second, "why") ?? scene.say("why_plain"),
      keyed ? scene.say("why_life") : part(scene, first, "say"),
    ],
    [theme(scene, first)],
  );
}

/** A case of what the person said. */
export function exampleOnTopic(scene: Scene, kind: Scene["kind"]): Reply {
  const bad = ["dislike", "problem", "worry", "miss", "wand", "maker", "change", "workaround", "whynot"].includes(kind);
  const matters = (
    bad || (["opinion", "feeling"].includes(kind) && moodOf(scene) < -0.2) ? painsOf(scene) : joysOf(scene)
  ).slice(0, 3);
  const found = matters
    .map((matter) => ({ matter, text: part(scene, matter, "example") }))
    .find(({ text }) => text !== null);
  return reply(
    [led(scene.say("example_lead"), found?.text ?? scene.say("last")), part(scene, found?.matter, "fix")],
    [theme(scene, found?.matter)],
  );
}

/** Something that was not said yet. */
export function moreOnTopic(scene: Scene): Reply {
  const lines = [
    scene.say("why_life"),
    part(scene, joysOf(scene)[1], "say"),
    part(scene, painsOf(scene)[1], "say"),
    scene.say("intro_free"),
  ].filter((line) => line !== null);
  return lines.length > 0 ? reply(lines.slice(0, 2)) : reply([scene.say("more_none")]);
}
