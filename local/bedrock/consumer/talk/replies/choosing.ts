import { guideIn, guidesOf, type Guide } from "../criteria.ts";
import { by, led, reply, type Reply } from "../reply.ts";
import type { Scene } from "../scene.ts";
import { specialCriteria, unshelvedCriteria } from "../words/criteria.ts";

const hanging = /^(?:@\w+ )?(?:and|und) /;

/**
 * What the person says of a criterion they go by.
 * @param isFirst whether it opens the answer: then it cannot hang on to anything
 */
export function guided(scene: Scene, guide: Guide | undefined, isFirst = true): string | null {
  if (!guide) return null;
  const { category } = scene.subject.view;
  const pool =
    unshelvedCriteria(category, guide.id, scene.language) ?? scene.narrator.pack.habit.criteria[guide.id] ?? [];
  return scene.sayFrom(isFirst ? pool.filter((line) => !hanging.test(line)) : pool);
}

/** The criterion that counts most with the person here. */
export const firstGuide = ({ consumer, subject, language }: Scene): Guide | undefined =>
  guidesOf(consumer, subject.view.category, language === "de")[0];

export function choice(scene: Scene): Reply {
  const { consumer, subject, language, room } = scene;
  const named = guideIn(scene.ask.text, consumer, language === "de");
  const isAsked =
    named &&
    /important|matter|care|wichtig|rolle|role|attention|achten/i.test(scene.ask.text) &&
    !/what|was ist|worauf/i.test(scene.ask.text);
  if (isAsked) {
    const cares = named.weight > 0.05;
    return reply(
      [
        scene.say(cares ? "importance_high" : "importance_low"),
        cares ? guided(scene, named) : guided(scene, firstGuide(scene)),
      ],
      [named.theme],
    );
  }
  const guides = guidesOf(consumer, subject.view.category, language === "de").slice(0, Math.max(2, room));
  const own = scene.sayFrom(specialCriteria(subject.view.category, language));
  const [first, ...rest] = [
    own,
    ...guides.map((guide, index) => guided(scene, guide, own === null && index === 0)),
  ].filter((line) => line !== null);
  return reply(
    [led(room > 2 ? scene.say("choice_lead") : null, first ?? null), ...rest.slice(0, room - 1)],
    guides.slice(0, 3).map((guide) => guide.theme),
  );
}

export function sources(scene: Scene): Reply {
  const { consumer } = scene;
  const leaning =
    consumer.belief < -0.3
      ? scene.say("sources_sceptic")
      : consumer.belief > 0.3
        ? scene.say("sources_keen")
        : scene.say("why_trust");
  return reply(
    [scene.say("sources"), leaning],
    [
      by(scene, "advice of friends", "Rat von Freunden"),
      consumer.belief < -0.3 ? by(scene, "too much hype", "übertriebene Versprechen") : undefined,
    ],
  );
}
