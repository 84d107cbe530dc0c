import { join } from "node:path";
import { openAccountFile } from "../../../bin/study/accounts.ts";
import type { Conduct, Polling } from "../../../bin/study/conduct.ts";
import type { Deadline } from "../../../bin/study/poll.ts";
import { signIn } from "../../../bin/study/session.ts";
import { silent } from "../../../bin/cli/progress-display.ts";
import type { Bench } from "../part.ts";

/** Between two looks of a client that waits. */
const LOOK_EVERY_MS = 50;

/** A signed-up company with a project, as a client over HTTP. */
export interface Company {
  conduct: Conduct & { polling: Polling };
  projectId: string;
  deadline: Deadline;
}

/** @throws CommandError; the signal's reason when interrupted */
export async function openCompany(
  url: string,
  name: string,
  { folder, signal }: Bench,
  deadline: Deadline,
): Promise<Company> {
  const { api } = await signIn({ url, signal }, openAccountFile(join(folder, `${name}.json`)));
  const polling = { first: LOOK_EVERY_MS, growth: 1, longest: LOOK_EVERY_MS };
  const conduct = { api, display: silent, signal, polling };
  const { id: projectId } = await api.createProject({ body: { name } });
  return { conduct, projectId, deadline };
}
