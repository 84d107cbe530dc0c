import type { Turn } from "../memory.ts";
import { reply, type Reply } from "../reply.ts";
import type { Scene } from "../scene.ts";
import type { TalkKey } from "../words/english.ts";
import { account, became, drinking, switched, weekend } from "./everyday.ts";

/** What people have left to say of their everyday life, by what they were asked. */
const more: Readonly<Partial<Record<Scene["kind"], (scene: Scene) => Reply>>> = {
  weekend,
  drinking,
  became,
  account,
  switched,
};
const why: Readonly<Partial<Record<Scene["kind"], TalkKey>>> = {
  intro: "why_life",
  breakfast: "why_habit",
  weekend: "why_time",
  drinking: "switched_stay",
  became: "switched_stay",
  account: "why_near",
  last: "why_near",
  switched: "switched_stay",
};
/** Further details of what happened or how it goes. */
const details: Readonly<Partial<Record<Scene["kind"], readonly TalkKey[]>>> = {
  intro: ["intro_circumstance", "intro_free"],
  household: ["intro_circumstance", "intro_free"],
  breakfast: ["spare_mid"],
  weekend: ["weekend_who", "weekend_free"],
  account: ["trip", "last_how"],
  last: ["trip", "last_how"],
};

/** Answers a probe into what somebody told of their everyday life; null where the talk is about something else. */
export function onEveryday(scene: Scene, { kind }: Turn): Reply | null {
  const because = why[kind];
  if (because && scene.kind === "probe_why") return reply([scene.say(because) ?? scene.say("why_habit")]);
  if (!because && !details[kind]) return null;
  const told = (details[kind] ?? []).map((key) => scene.say(key)).filter((line) => line !== null);
  const found = told.length > 0 ? reply(told.slice(0, 2)) : more[kind]?.(scene);
  return found && found.lines.length > 0 ? found : reply([scene.say("more_none")]);
}
