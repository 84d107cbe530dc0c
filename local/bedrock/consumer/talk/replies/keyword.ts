import { guideIn } from "../criteria.ts";
import { by, reply, type Reply } from "../reply.ts";
import type { Scene } from "../scene.ts";
import { firstGuide, guided } from "./choosing.ts";

/** What a keyword of the interviewer's means for how the person chooses: `What about price?`. */
export function keyword(scene: Scene): Reply {
  const { consumer, ask, language } = scene;
  if (/taste|flavou?r|geschmack/i.test(ask.text))
    return reply([scene.say("keyword_taste"), scene.say("keyword_taste")], [by(scene, "taste", "Geschmack")]);
  if (/habit|gewohnheit/i.test(ask.text))
    return reply([scene.say(consumer.openness > 0.3 ? "keyword_habit_low" : "keyword_habit")], [by(scene, "habit and tradition", "Gewohnheit")]); // prettier-ignore
  const named = guideIn(ask.text, consumer, language === "de");
  if (!named) return reply([scene.say("topic_none")]);
  const cares = named.weight > 0.05;
  const own = guided(scene, cares ? named : firstGuide(scene));
  return reply([scene.say(cares ? "importance_high" : "importance_low"), own], [named.theme]);
}
