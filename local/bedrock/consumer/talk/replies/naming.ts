import { quirk } from "../../appraisal/consumer.ts";
import { domainIn } from "../holdings/holdings.ts";
import { holdingsOf, themeOf, type Holding } from "../holdings/holding.ts";
import { by, led, reply, type Reply } from "../reply.ts";
import type { Scene } from "../scene.ts";
import { brands } from "./habits.ts";
import { joysOf, moodOf, painsOf, part, rateIn, theme } from "./standing.ts";

interface Held {
  usual: Holding;
  other: Holding;
  theme: string;
}

/** What a question asks the person to name of their life; null for other questions. */
function heldIn(scene: Scene, question: string): Held | null {
  const domain = domainIn(question);
  const [usual, other] = domain ? holdingsOf(domain, scene.consumer) : [];
  return domain && usual && other ? { usual, other, theme: themeOf(domain, scene.language) } : null;
}

/** Names what the person eats, drinks, watches or has. */
export function having(scene: Scene): Reply {
  const held = heldIn(scene, scene.ask.text);
  if (!held) return reply([]);
  const { usual } = held;
  const { thing, example } = usual[scene.language];
  const named = thing.includes(",") ? scene.sayFrom([thing]) : scene.say("having", { thing });
  return reply([named, scene.room > 2 ? scene.sayFrom([example]) : null], [held.theme]);
}

/** Takes up what was named before: why this, a case of it, or what else there is; null where nothing was named. */
export function onHaving(scene: Scene, question: string): Reply | null {
  const held = heldIn(scene, question);
  if (!held) return null;
  const { usual, other } = held;
  const [first, second] = [usual[scene.language], other[scene.language]];
  const why = scene.sayFrom([first.why]);
  const example = () => scene.sayFrom([first.example]);
  const also = () => scene.say("having_also", { thing: second.thing });
  switch (scene.kind) {
    case "probe_example": return reply([example() ?? scene.sayFrom([second.example]) ?? also()], [held.theme]);
    case "probe_more": return reply([also(), scene.sayFrom([second.why])], [held.theme]);
    case "probe_meaning": return reply([led(scene.say("meaning"), example() ?? second.thing), why], [held.theme]);
    default: return reply([why ?? example() ?? scene.say("why_plain"), why ? null : also()], [held.theme]);
  }
} // prettier-ignore

/** Whose customer the person is. */
export function provider(scene: Scene): Reply {
  const { category } = scene.subject.view;
  if (rateIn(scene) === 0 && !category.staple) return reply([scene.say("owns_no"), scene.say("no_use")]);
  const line = category.kind === "service" ? scene.say("provider") : scene.say("services");
  return line === null
    ? brands(scene)
    : reply([line, scene.say("why_trust")], [by(scene, "trusted brands", "vertraute Marken")]);
}

/** Whether the person has such a thing. */
export function owning(scene: Scene): Reply {
  const owns = rateIn(scene) > 0;
  const [joy, pain] = [joysOf(scene)[0], painsOf(scene)[0]];
  return owns
    ? reply([scene.say("owns_yes"), part(scene, joy, "say")], [theme(scene, joy)])
    : reply([scene.say("owns_no"), part(scene, pain, "say")], [theme(scene, pain)]);
}

/** How something turned out that the person told of. */
export function went(scene: Scene): Reply {
  const isGood = moodOf(scene) + 0.3 * quirk(scene.consumer, `went ${scene.subject.view.category.id}`) > 0;
  const matter = (isGood ? joysOf(scene) : painsOf(scene))[0];
  return reply([scene.say(isGood ? "went_good" : "went_bad"), part(scene, matter, "example")], [theme(scene, matter)]);
}

/** How content the person is. */
export function satisfied(scene: Scene): Reply {
  const mood = moodOf(scene);
  const [joy, pain] = [joysOf(scene)[0], painsOf(scene)[0]];
  const shade = mood > 0.2 ? "satisfied_good" : mood < -0.25 ? "satisfied_bad" : "satisfied_mixed";
  const [first, second] = mood < -0.25 ? [pain, undefined] : mood > 0.2 ? [joy, undefined] : [joy, pain];
  return reply(
    [scene.say(shade), part(scene, first, "say"), part(scene, second, "say")],
    [theme(scene, first), theme(scene, second)],
  );
}
