import { exampleHumanStudyRequest } from "../../../../functions/findings/human-study/example.ts";
import type { Panel } from "./audience.ts";
import { holdSimulation } from "./simulations.ts";
import type { Visitor } from "./visitor.ts";

/** What people answered, held against a simulation that asked the same; listed, deleted. */
export async function holdAgainstPeople(visitor: Visitor, panel: Panel): Promise<void> {
  const simulation_id = await holdSimulation(visitor, panel, "concept_test");
  const params = { project_id: panel.projectId };
  const body = { ...exampleHumanStudyRequest, simulation_id };
  const { id: human_study_id } = (await visitor.visit("createHumanStudy", { params, body })).body;
  await visitor.visit("listHumanStudies", { params });
  await visitor.visit("getHumanStudy", { params: { ...params, human_study_id } });
  await visitor.visit("getValidity", { params: { ...params, simulation_id } });
  await visitor.visit("deleteHumanStudy", { params: { ...params, human_study_id } });
}
