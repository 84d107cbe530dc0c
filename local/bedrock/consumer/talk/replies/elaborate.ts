import { wordsOf, type Matter } from "../matters/matter.ts";
import { plain } from "../memory.ts";
import { led, reply, type Reply } from "../reply.ts";
import type { Scene } from "../scene.ts";
import type { TalkKey } from "../words/english.ts";
import { joysOf, moodOf, painsOf, part, rateIn, theme } from "./standing.ts";

/** Kinds of question that people answer with what troubles them. */
const bad = new Set<Scene["kind"]>(["dislike", "problem", "worry", "miss", "wand", "maker", "change", "workaround", "whynot"]); // prettier-ignore

/** The literal words of a template that are long enough to know it by. */
const literal = (template: string): string => plain(template.split(/[{}[\]|]|^@\w+ /).toSorted((a, b) => b.length - a.length)[0] ?? ""); // prettier-ignore
const KNOWN_BY = 12;

/** Matters with the one first that the person has just spoken of, so that a reason fits what was said. */
function spokenOf({ base, language }: Scene, matters: readonly Matter[]): readonly Matter[] {
  const said = plain(base?.answer ?? "");
  const isSpoken = (matter: Matter) =>
    wordsOf(matter, language)
      .say.map(literal)
      .some((words) => words.length >= KNOWN_BY && said.includes(words));
  const spoken = matters.filter(isSpoken);
  return [...spoken, ...matters.filter((matter) => !spoken.includes(matter))];
}

/** A reason for what the person said to a question of this kind. */
export function reasonOnTopic(scene: Scene, kind: Scene["kind"]): Reply {
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
  const [first, second] = spokenOf(scene, matters);
  return reply(
    [
      keyed ?? part(scene, first, "why") ?? part(scene, second, "why") ?? scene.say("why_plain"),
      keyed ? null : part(scene, first, "say"),
    ],
    [theme(scene, first)],
  );
}

/** A case of what the person said. */
export function exampleOnTopic(scene: Scene, kind: Scene["kind"]): Reply {
  const matters = spokenOf(
    scene,
    bad.has(kind) || (["opinion", "feeling"].includes(kind) && moodOf(scene) < -0.2) ? painsOf(scene) : joysOf(scene),
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
  if (scene.base && bad.has(scene.base.kind)) {
    const [, second, third] = spokenOf(scene, painsOf(scene));
    const more = [part(scene, second, "say"), part(scene, third, "say")].find((line) => line !== null);
    return reply([more ?? scene.say("more_none")]);
  }
  const lines = [
    part(scene, joysOf(scene)[1], "say"),
    part(scene, painsOf(scene)[1], "say"),
    scene.say("intro_free"),
  ].filter((line) => line !== null);
  return lines.length > 0 ? reply(lines.slice(0, 2)) : reply([scene.say("more_none")]);
}
