import { peopleWordingOf } from "../../languages/people-wording.ts";
import { conceptItems } from "../../studies/concept-test/battery.ts";
import type { SimulationRecord } from "../../studies/simulation/record.ts";
import type { Variation } from "../../studies/sensitivity/schemas.ts";
import { allTextsOf, textsOf, type AskedStudy } from "./study-texts.ts";
import { kindOf } from "../../studies/study-kinds.ts";

export interface AskedRun extends AskedStudy {
  simulation: Pick<SimulationRecord, "simulation_type" | "prompt_question" | "language" | "model_ids">;
}

/** How many texts of a study a run asked in other words, and how many it could have. */
function rewordedIn(original: AskedRun, run: AskedRun): { count: number; all: number } {
  const [before, after] = [allTextsOf(original), allTextsOf(run)];
  const changed = before.filter((text, place) => text !== after[place]).length;
  // The battery has other words of its own.
  const battery = kindOf(original.simulation).asks === "battery" ? conceptItems.length : 0;
  return { count: changed + battery, all: textsOf(original).length + battery };
}

/** How many questions show ends or options, of those that a model answered. */
function turnedIn({ input }: AskedRun): { count: number; all: number } {
  const asked = (input?.survey_schema?.questions ?? []).filter(({ fact }) => fact === null);
  const turned = asked.filter(
    ({ scale, options }) => options !== null || scale?.labels || scale?.low_label || scale?.high_label,
  );
  return { count: turned.length, all: asked.length };
}

/**
 * What a run changed, in a sentence of the study's language, and how much of it could not be changed.
 * @param original the run that it is a rerun of
 */
export function whatWasVaried(variation: Variation, original: AskedRun, run: AskedRun): string {
  const { say, list, sentences } = peopleWordingOf(original.simulation.language);
  const { asks } = kindOf(original.simulation);
  switch (variation) {
    case "wording": {
      const { count, all } = rewordedIn(original, run);
      return sentences([
        say("robustness.varied_wording", { count, all }),
        ...(count < all ? [say("robustness.kept")] : []),
      ]);
    }
    case "scale":
      if (asks === "battery") return say("robustness.varied_battery");
      if (asks === "tasks") return say("robustness.varied_offers");
      return say("robustness.varied_scale", turnedIn(original));
    case "persona":
      return say("robustness.varied_persona");
    case "model":
      return say("robustness.varied_model", { models: list([...run.simulation.model_ids].toSorted()) });
  }
}
