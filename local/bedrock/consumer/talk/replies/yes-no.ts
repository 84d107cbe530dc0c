import { quirk } from "../../appraisal/consumer.ts";
import { guideIn } from "../criteria.ts";
import { reply, type Reply } from "../reply.ts";
import type { Scene } from "../scene.ts";
import { inclinations } from "../words/yes-no.ts";
import { firstGuide, guided } from "./choosing.ts";
import { noNeed } from "./purse.ts";
import { joysOf, moodOf, painsOf, part, rateIn, theme } from "./standing.ts";

/** How much people of one temperament still differ in what they would do. */
const SPREAD = 0.2;

/** Whether temperament decides a question, whatever it is about. */
export const isInclination = (question: string): boolean => inclinations.some(({ asked }) => asked.test(question));

export function yesOrNo(scene: Scene): Reply {
  const { consumer, language, subject, ask } = scene;
  const inclined = inclinations.find(({ asked }) => asked.test(ask.text));
  if (inclined) {
    const leaning = inclined.leaning(consumer) + SPREAD * quirk(consumer, `inclined ${inclined.theme.en}`);
    const pool = inclined[leaning > 0 ? "yes" : "no"][language];
    const because = scene.sayFrom(pool) ?? undefined;
    return reply([scene.say(leaning > 0 ? "yes" : "no", { because }), scene.sayFrom(pool)], [inclined.theme[language]]);
  }
  const named = guideIn(ask.text, consumer, language === "de");
  if (named) {
    const yes = named.weight > 0.05;
    const because = yes ? guided(scene, named) : guided(scene, firstGuide(scene));
    return reply([scene.say(yes ? "yes" : "no", { because: because ?? undefined })], [named.theme]);
  }
  const rate = rateIn(scene);
  const known = subject.view.category.id !== "thing";
  const doing =
    /^\W*(?:do|have|are|did|kaufen|trinken|nutzen|essen|benutzen|haben|verwenden|kaufst|trinkst|nutzt|isst)\b/i.test(
      ask.text,
    );
  if (known && doing)
    return rate === 0
      ? reply([scene.say("no", { because: scene.say("no_use") ?? undefined })], [noNeed(scene)])
      : reply(
          [scene.say("yes", { because: scene.say("frequency") ?? undefined }), part(scene, joysOf(scene)[0], "say")],
          [theme(scene, joysOf(scene)[0])],
        );
  const yes = moodOf(scene) + 0.3 * quirk(consumer, `yes ${subject.topic}`) > 0;
  const matter = yes ? joysOf(scene)[0] : painsOf(scene)[0];
  return reply(
    [scene.say(yes ? "yes" : "no", { because: part(scene, matter, "say") ?? undefined }), part(scene, matter, "why")],
    [theme(scene, matter)],
  );
}
