import { openLibrary, seedLibrary } from "../../../../test/support/library.ts";
import type { Stack } from "../../../../local/stack.ts";
import { SEGMENT, dropGroups, keepGroups, keepProjects, keepRespondents, recruit, useLibrary } from "./audience.ts";
import { keepBriefings } from "./documents.ts";
import { holdAgainstPeople } from "./human-studies.ts";
import { closeCompany, keepSessions, keepWebhooks, readWhatIsPublic, signUp, workWithColleagues } from "./people.ts";
import { sendInputs, talk, testConcepts } from "./simulations.ts";
import { Visitor, type Visit, type VisitorOptions } from "./visitor.ts";

/**
 * Goes through every route once, as a company does from its first to its last day; some in more than one situation.
 * @throws Error, in a sentence, if a route does not answer as it should
 */
export async function walkThroughRoutes(
  stack: Stack,
  options: Omit<VisitorOptions, "url">,
  say: (line: string) => void,
): Promise<readonly Visit[]> {
  const visitor = new Visitor({ ...options, url: stack.url });
  say("users and their company");
  await readWhatIsPublic(visitor);
  const owner = await signUp(visitor);
  await keepSessions(visitor, stack, owner);
  await workWithColleagues(visitor, stack);
  await keepWebhooks(visitor);

  say("projects and personas");
  const projectId = await keepProjects(visitor);
  const panel = await keepGroups(visitor, projectId);
  await keepRespondents(visitor, projectId);
  const proven = await seedLibrary(openLibrary(stack.endpoints.dynamodb), owner.companyId, [{}, {}]);
  const fromLibrary = await recruit(visitor, projectId, SEGMENT);
  say("briefings");
  const briefingId = await keepBriefings(visitor, projectId);

  say("concept tests");
  await testConcepts(visitor, panel, fromLibrary, briefingId);
  await holdAgainstPeople(visitor, panel);
  say("interviews, surveys, choices");
  await talk(visitor, panel);
  await sendInputs(visitor, panel);
  await useLibrary(visitor, proven[0]?.id ?? "");
  say("what takes things away");
  await dropGroups(visitor, projectId);
  await visitor.visit("deleteProject", { params: { project_id: projectId } });
  await closeCompany(visitor, owner);
  return visitor.visits;
}
