import { percentIn } from "../../../functions/languages/wording.ts";
import { asInterval, intervalIn } from "../../../functions/reports/content/context.ts";
import type { Page } from "./page.ts";

/** `60.0 %`, as the page's language writes it. */
export const percent = ({ service }: Page, value: number, decimals = 1): string => percentIn(service, value, decimals);

/** The ends of a 95 % interval: `23.1–88.2`; where there is none, that is said. */
export const interval = (page: Page, ends: readonly number[] | null, decimals = 1): string =>
  intervalIn(page, page.service, asInterval(ends), decimals);

/** A value around zero with its sign: `+0.38`. */
export const score = ({ number }: Page, value: number, decimals = 2): string =>
  (Number(value.toFixed(decimals)) > 0 ? "+" : "") + number(value, decimals);
