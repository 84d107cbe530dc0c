/** The kinds of study. */
export const simulationTypes = ["concept_test", "survey", "focus_group", "idi_ai", "idi_manual", "conjoint"] as const;
export type SimulationType = (typeof simulationTypes)[number];

/** Those whose course is known beforehand; a live interview lasts as long as somebody talks. */
export const automaticSimulationTypes = simulationTypes.filter((type) => type !== "idi_manual");

/** What people wait for, as metrics are split by it: simulations by type, generations, reliability studies. */
export const studyTypes = [...simulationTypes, "persona_generation", "reliability_study"] as const;
export type StudyType = (typeof studyTypes)[number];

/** The studies that run by themselves; how long people take over a live interview says nothing about the service. */
export const automaticStudyTypes = studyTypes.filter((type) => type !== "idi_manual");
