import { join } from "node:path";
import { bundleFunctions } from "../../../lib/bundle.ts";
import type { Figure } from "../figure.ts";
import { loadNow, type Bench, type Part } from "../part.ts";
import { checkSameAnswers } from "./answers.ts";
import { startEndingTogether } from "./children.ts";
import { figuresOf } from "./figures.ts";
import { installPeers, peerVersions } from "./peer-packages.ts";
import { prepareProject, SIMULATIONS } from "./prepare-project.ts";
import { comparedRequests } from "./requests.ts";
import { measureRounds, type Load } from "./rounds.ts";
import { startOurs } from "./servers/ours.ts";
import { startBare, startOffline } from "./servers/peers.ts";

/**
 * Callers that wait for an answer before they ask again; more than there are cores, as in any load test of one machine.
 */
const CONNECTIONS = 10;
const FULL: Load = { rounds: 3, warmRequests: 500, seconds: 4, connections: CONNECTIONS };
const QUICK: Load = { rounds: 1, warmRequests: 200, seconds: 0.7, connections: CONNECTIONS };

/** The same handlers on the same database, behind the local server and behind what a user might pick instead. */
export const httpPart: Part = { title: "HTTP: the local server and what could stand in its place", measure };

async function measure({ quick, folder, say, signal }: Bench): Promise<Figure[]> {
  const load = loadNow();
  await installPeers(say, signal);
  const bundles = join(folder, "bundles");
  const children = startEndingTogether(folder);
  try {
    say("Starting the local server, and bundling the functions for the others ...");
    const [ours] = await Promise.all([startOurs(children, folder, signal), bundleFunctions(bundles)]);
    say(`Preparing a project with ${SIMULATIONS} simulations ...`);
    const project = await prepareProject(ours.url, signal);
    say("Starting serverless-offline ...");
    const alike = [ours, await startOffline(children, { folder, bundles, dataFolder: ours.dataFolder }, signal)];
    const requests = comparedRequests(project);
    await checkSameAnswers(alike, requests, signal);
    // It answers with the items as they lie in the table.
    const servers = [...alike, await startBare(children, ours, project, signal)];
    const measured = await measureRounds(servers, requests, quick ? QUICK : FULL, { children, say, signal });
    return figuresOf(measured, load, peerVersions());
  } finally {
    await children.end();
  }
}
