import type { SampleMarket } from "../sample-market.ts";
import { brazil } from "./br.ts";
import { germany } from "./de.ts";
import { spain } from "./es.ts";
import { france } from "./fr.ts";
import { unitedKingdom } from "./gb.ts";
import { italy } from "./it.ts";
import { japan } from "./jp.ts";
import { unitedStates } from "./us.ts";

/** What people of eight markets say, sell and rate; written for the local stack, so no line of it is anybody's. */
export const samples: readonly SampleMarket[] = [
  germany,
  unitedStates,
  unitedKingdom,
  france,
  spain,
  italy,
  brazil,
  japan,
];
