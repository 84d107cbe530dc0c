import { by } from "../reply.ts";
import type { Scene } from "../scene.ts";
import type { TalkKey } from "../words/english.ts";

/** How the person speaks of spending. */
export const purse = ({ consumer }: Scene): TalkKey =>
  consumer.thrift > 0.62 || consumer.income < 0
    ? "money_thrifty"
    : consumer.thrift < 0.38 || consumer.income > 0
      ? "money_easy"
      : "money_mid";
export const moneyTheme = (scene: Scene) =>
  purse(scene) === "money_thrifty" ? by(scene, "price comes first", "Preis zuerst") : purse(scene) === "money_easy" ? by(scene, "lasting quality", "Qualität, die hält") : by(scene, "fixed budget", "festes Budget"); // prettier-ignore

export const noNeed = (scene: Scene): string => by(scene, "no real need", "kein Bedarf");
