import { quirk } from "../../appraisal/consumer.ts";
import { guideIn } from "../criteria.ts";
import { deedOf } from "../fact-slots.ts";
import { rateOf } from "../facts/frequency.ts";
import { joys } from "../matters/joys.ts";
import { lifeJoys } from "../matters/joys-life.ts";
import { occupying, wordsOf, type Matter } from "../matters/matter.ts";
import { lifePains } from "../matters/pains-life.ts";
import { shelfPains } from "../matters/pains-shelf.ts";
import { usePains } from "../matters/pains-use.ts";
import type { Scene } from "../scene.ts";

const pains: readonly Matter[] = [...shelfPains, ...usePains, ...lifePains];

const pleasures: readonly Matter[] = [...joys, ...lifeJoys];

export const painsOf = ({ consumer, subject }: Scene): Matter[] => occupying(pains, consumer, subject.view.category);
export const joysOf = ({ consumer, subject }: Scene): Matter[] => occupying(pleasures, consumer, subject.view.category);

/** How a person feels about a kind of thing, about −1..1. */
export const moodOf = ({ consumer, subject, language }: Scene): number => {
  const named = guideIn(subject.topic, consumer, language === "de");
  return (
    0.55 * consumer.belief +
    0.45 *
      quirk(
        consumer,
        `mood ${subject.view.category.id} ${subject.view.category.id === "thing" ? subject.topic.toLowerCase() : ""}`,
      ) +
    (named ? 0.4 * named.weight : 0)
  );
};

export const rateIn = ({ consumer, subject, ask, base, kind }: Scene): number =>
  rateOf(consumer, subject.view, deedOf(kind.startsWith("probe_") && base ? base.said : ask.text), subject.topic);

/** The label of a matter. */
export const theme = (scene: Scene, matter: Matter | undefined) => matter && wordsOf(matter, scene.language).theme;
/** One of the things to say of a matter; null when all have been said. */
export const part = (scene: Scene, matter: Matter | undefined, which: "say" | "why" | "example" | "fix" | "wish") =>
  matter ? scene.sayFrom(wordsOf(matter, scene.language)[which]) : null;
