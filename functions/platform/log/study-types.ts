/** The kinds of study. */
export const simulationTypes = ["concept_test", "survey", "focus_group", "idi_ai", "idi_manual", "conjoint"] as const;
export type SimulationType = (typeof simulationTypes)[number];

/** Kinds of study whose steps are known beforehand; a live interview lasts as long as somebody talks. */
export const automaticSimulationTypes = simulationTypes.filter((type) => type !== "idi_manual");

/** Kinds of work that people wait for, used to split metrics: simulations by type, generations, reliability studies. */
export const studyTypes = [...simulationTypes, "persona_generation", "reliability_study"] as const;
export type StudyType = (typeof studyTypes)[number];

/** The studies that run by themselves; how long people take over a live interview says nothing about the service. */
export const automaticStudyTypes = studyTypes.filter((type) => type !== "idi_manual");
