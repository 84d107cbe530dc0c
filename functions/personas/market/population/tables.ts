/** The tables that personas are drawn from, each with figures by market. */
export const POPULATION_TABLES = ["ages", "education", "households", "work"] as const;
export type PopulationTable = (typeof POPULATION_TABLES)[number];
