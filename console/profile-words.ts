import { t } from "./language/say.ts";

const words: Readonly<Record<string, string>> = {
  Female: t("Female"),
  Male: t("Male"),
  Other: t("Other"),
  Low: t("Low"),
  Middle: t("Middle"),
  High: t("High"),
};

/** A value of a profile in words, such as `Low`. A value without a translation, such as a city, stays. */
export const profileWord = (value: string): string => words[value] ?? value;
