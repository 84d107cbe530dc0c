import type { ConceptItem } from "../../../../../functions/domain/simulation/concept-battery.ts";
import type { Appraisal } from "../../appraisal/appraise.ts";
import type { Driver } from "../../appraisal/driver.ts";
import type { Stimulus } from "../../stimulus/stimulus.ts";
import { levelOf } from "../../voice/pack.ts";
import { sayReason, themesOf } from "../../voice/reasons.ts";
import { plain } from "../memory.ts";
import type { Scene } from "../scene.ts";

/** A question about something that is shown. */
export interface OfferScene extends Scene {
  offer: Stimulus;
  appraisal: Appraisal;
}

export const isOnOffer = (scene: Scene): scene is OfferScene =>
  scene.subject.isOffer && scene.offer !== null && scene.appraisal !== null;

export const fresh = (scene: Scene, make: () => string | null): string | null => {
  for (let left = 6; left > 0; left--) {
    const text = make();
    if (text === null || !scene.memory.own.includes(plain(text))) return text;
  }
  return null;
};

export const reason = (scene: OfferScene, driver: Driver | undefined): string | null =>
  driver ? fresh(scene, () => sayReason(scene.narrator, driver, scene.offer)) : null;

export const side = ({ appraisal }: OfferScene, sign: 1 | -1): Driver[] =>
  appraisal.drivers.filter(({ effect }) => Math.sign(effect) === sign && Math.abs(effect) > 0.08);

/** Reasons of one side, as many as there are words for. */
export const reasonsOf = (scene: OfferScene, sign: 1 | -1, most: number): string[] =>
  side(scene, sign)
    .slice(0, most + 2)
    .map((driver) => reason(scene, driver))
    .filter((text) => text !== null)
    .slice(0, most);

export const themes = (scene: OfferScene, drivers: readonly (Driver | undefined)[]): string[] =>
  themesOf(
    scene.narrator,
    scene.offer,
    { ...scene.appraisal, drivers: drivers.filter((driver) => driver !== undefined) },
    3,
  );

export const item = (scene: OfferScene, name: ConceptItem): string | null =>
  fresh(scene, () => scene.narrator.say(scene.narrator.pack.items[name][levelOf(scene.appraisal.items[name])]));
