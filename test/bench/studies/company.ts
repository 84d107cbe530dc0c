import { join } from "node:path";
import { projectSchema } from "../../../functions/domain/project/schemas.ts";
import { openAccountFile } from "../../../local/study/accounts.ts";
import { conductOf, type Conduct } from "../../../local/study/conduct.ts";
import type { Deadline } from "../../../local/study/poll.ts";
import { signIn } from "../../../local/study/session.ts";
import type { ProgressDisplay } from "../../../local/study/terminal/progress-display.ts";
import type { Bench } from "../part.ts";

/** Between two looks of a client that waits. */
const LOOK_EVERY_MS = 50;

const silent: ProgressDisplay = { say: () => {}, update: () => {}, quote: () => {}, ask: () => {}, end: () => {} };

/** A signed-up company with a project, as a client over HTTP. */
export interface Company {
  conduct: Conduct & { polling: NonNullable<Conduct["polling"]> };
  projectId: string;
  deadline: Deadline;
}

/** @throws StudyError; the signal's reason when interrupted */
export async function openCompany(
  url: string,
  name: string,
  { folder, signal }: Bench,
  deadline: Deadline,
): Promise<Company> {
  const session = await signIn(url, openAccountFile(join(folder, `${name}.json`)), url, signal);
  const polling = { first: LOOK_EVERY_MS, growth: 1, longest: LOOK_EVERY_MS };
  const conduct = { ...conductOf({ session, display: silent, signal }), polling };
  const { id: projectId } = await conduct.post("/projects", { name }, projectSchema);
  return { conduct, projectId, deadline };
}
