import { by, led, reply, type Reply } from "../reply.ts";
import type { Matter } from "../matters/matter.ts";
import type { Scene } from "../scene.ts";
import type { TalkKey } from "../words/english.ts";
import { noNeed } from "./purse.ts";
import { joysOf, moodOf, painsOf, part, rateIn, theme } from "./standing.ts";

interface Voiced {
  matter: Matter;
  text: string;
}

/** The matters of which there is still something to say, with what the person says of them. */
function voiced(scene: Scene, matters: readonly Matter[], which: "say" | "wish", most: number): Voiced[] {
  const found: Voiced[] = [];
  for (const matter of matters) {
    const text = found.length < most ? part(scene, matter, which) : null;
    if (text !== null) found.push({ matter, text });
  }
  return found;
}

function wishes(scene: Scene): Reply {
  const [first, second] = voiced(scene, painsOf(scene).slice(0, 6), "wish", 2);
  return reply(
    [first?.text, part(scene, first?.matter, "why"), second?.text],
    [theme(scene, first?.matter), theme(scene, second?.matter)],
  );
}

function complaints(scene: Scene): Reply {
  const most = scene.consumer.extraversion > 0 ? 2 : 1;
  const [first, second] = voiced(scene, painsOf(scene).slice(0, 6), "say", most);
  return reply(
    [first?.text, part(scene, first?.matter, "why"), second?.text],
    [theme(scene, first?.matter), theme(scene, second?.matter)],
  );
}

export function complaint(scene: Scene, wished: boolean): Reply {
  const [first] = painsOf(scene);
  const mild = moodOf(scene) > 0.62;
  if (mild && !wished)
    return reply(
      [
        scene.say(scene.kind === "worry" ? "no_worry" : "no_problem"),
        led(by(scene, "if anything:", "höchstens das:"), part(scene, first, "say")),
      ],
      [theme(scene, first)],
    );
  return wished ? wishes(scene) : complaints(scene);
}

export function pleasure(scene: Scene): Reply {
  if (scene.subject.view.category.id === "thing" && /favou?rite|liebling/i.test(scene.ask.text))
    return reply([scene.say("topic_none")]);
  const [first, second] = joysOf(scene);
  if (rateIn(scene) === 0 && scene.subject.view.category.id !== "thing")
    return reply([scene.say("nothing_liked"), scene.say("never")], [noNeed(scene)]);
  return reply(
    [part(scene, first, "say"), part(scene, first, "why"), part(scene, second, "say")],
    [theme(scene, first), theme(scene, second)],
  );
}

export function opinion(scene: Scene): Reply {
  const mood = moodOf(scene);
  const [joy, pain] = [joysOf(scene)[0], painsOf(scene)[0]];
  const key: TalkKey = mood > 0.2 ? "opinion_good" : mood < -0.2 ? "opinion_bad" : "opinion_mixed";
  const first = mood >= -0.2 ? joy : pain;
  const second = mood >= -0.2 ? pain : joy;
  const turn = by(scene, "but", "aber");
  return reply(
    [
      scene.say(key),
      part(scene, first, "say"),
      Math.abs(mood) < 0.6 ? led(turn, part(scene, second, "say")) : part(scene, first, "why"),
    ],
    [theme(scene, first), Math.abs(mood) < 0.6 ? theme(scene, second) : undefined],
  );
}

export function feeling(scene: Scene): Reply {
  const mood = moodOf(scene) - 0.2 * scene.consumer.neuroticism;
  const matter = mood > -0.1 ? joysOf(scene)[0] : painsOf(scene)[0];
  return reply(
    [
      scene.say(mood > 0.15 ? "feeling_good" : mood < -0.2 ? "feeling_bad" : "feeling_mixed"),
      part(scene, matter, "say"),
      part(scene, matter, "why"),
    ],
    [theme(scene, matter)],
  );
}

export function reasons(scene: Scene): Reply {
  const [joy] = joysOf(scene);
  if (rateIn(scene) === 0) return reply([scene.say("no_use")], [noNeed(scene)]);
  return reply([scene.say("why_habit"), part(scene, joy, "say"), part(scene, joy, "why")], [theme(scene, joy)]);
}

export function intent(scene: Scene): Reply {
  const yes = moodOf(scene) + 0.4 * scene.consumer.openness > 0;
  const matter = yes ? joysOf(scene)[0] : painsOf(scene)[0];
  return reply([scene.say(yes ? "intent_yes" : "intent_no"), part(scene, matter, "why")], [theme(scene, matter)]);
}
