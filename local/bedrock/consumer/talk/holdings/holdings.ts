import { remembering } from "../remembering.ts";
import type { Domain } from "./holding.ts";
import { household } from "./household.ts";
import { leisure } from "./leisure.ts";
import { meals } from "./meals.ts";

const domains: readonly Domain[] = [...meals, ...leisure, ...household];

/** The side of life that a question asks to name something of; undefined for other questions. */
export const domainIn = remembering((question) => domains.find(({ asked }) => asked.test(question)));
