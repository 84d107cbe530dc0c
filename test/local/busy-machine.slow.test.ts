import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isFinal } from "../../functions/studies/simulation/transitions.ts";
import { keepBusy } from "../support/busy-processes.ts";
import { Company } from "../support/company.ts";
import { pdfOfPages } from "../support/documents/pdf.ts";
import { form, type FormFile } from "../support/form.ts";
import type { Answer } from "../support/raw-client.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

/** As long as anything may take that goes on at all. */
const LONG_SECONDS = 1_500;
/** So often somebody comes again who is told to. */
const MOST_ATTEMPTS = 10;

// It keeps the machine from everything else, so it runs by hand and every night: BUSY=1 npm run test:file -- PATH.
const isWanted = process.env.BUSY === "1";

let stopBusy: () => void;
let stack: TemporaryStack;
let company: Company;
let projectId: string;

beforeAll(async () => {
  if (!isWanted) return;
  stopBusy = keepBusy(8);
  stack = await startTemporaryStack({ loadAhead: true });
  company = await Company.signUp(stack.url);
  projectId = await company.createProject();
}, LONG_SECONDS * 1000);
afterAll(async () => {
  if (!isWanted) return;
  stopBusy();
  await stack.close();
}, LONG_SECONDS * 1000);

/** Asks again for as long as the service says that it is busy, which is all that it may say but yes. */
async function insist(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    process.stdout.write(`${answer.status} ${answer.text.slice(0, 200)}\n`);
    if (answer.status !== 429 || attempt === MOST_ATTEMPTS) return answer;
    await sleep(Number(answer.headers["retry-after"]) * 1000);
  }
}

const upload = (path: string, fields: Record<string, string>, file: FormFile): Promise<Answer> =>
  insist(() => company.call("POST", `/projects/${projectId}${path}`, form(fields, file)));

it.runIf(isWanted).each<[string, FormFile]>([
  ["a PDF of 2 KB", { name: "a.pdf", bytes: pdfOfPages([{ lines: ["What people think of oat drinks"] }]) }],
  ["the board of the README", { name: "board.png", bytes: readFileSync("docs/examples/board.png") }],
])(
  "%s is read beside eight busy processes",
  async (_, file) => {
    const { status, body } = await upload("/briefings", { title: "Board" }, file);
    expect([201, 429], body.detail as string).toContain(status);
  },
  LONG_SECONDS * 1000,
);

it.runIf(isWanted)(
  "an audience is understood beside eight busy processes",
  async () => {
    const prompt = "Women in Munich aged 30 to 45 who buy oat drinks";
    const { status, body } = await insist(() =>
      company.post(`/projects/${projectId}/persona-groups/parse-prompt`, { prompt }),
    );
    expect([200, 429], body.detail as string).toContain(status);
  },
  LONG_SECONDS * 1000,
);

it.runIf(isWanted)(
  "a survey of twelve questions is held beside eight busy processes",
  async () => {
    const groupId = await company.createGroup(projectId, { persona_count: 2 });
    const groupPath = `/projects/${projectId}/persona-groups/${groupId}`;
    expect((await insist(() => company.post(`${groupPath}/generate`, {}))).status).toBe(202);
    expect(await company.waitForGroup(projectId, groupId, LONG_SECONDS)).toMatchObject({
      generation_status: "complete",
    });
    const created = await insist(() =>
      company.post(`/projects/${projectId}/simulations`, {
        persona_group_id: groupId,
        simulation_type: "survey",
        prompt_question: "Oat drinks",
      }),
    );
    const path = `/projects/${projectId}/simulations/${created.body.id}`;
    const questions = Array.from(
      { length: 12 },
      (_, index) => `${index + 1}. How much do you like oat drink ${index + 1}? (1 = not at all, 5 = very much)`,
    );
    const file = { name: "survey.txt", bytes: Buffer.from(questions.join("\n\n")) };
    const read = await upload(`/simulations/${created.body.id}/survey`, {}, file);
    expect(read.body.survey_schema.questions).toHaveLength(12);
    expect((await insist(() => company.post(`${path}/run`, {}))).status).toBe(202);
    const study = await until(
      () => company.get(path),
      ({ body }) => isFinal(body.status),
      LONG_SECONDS,
    );
    expect(study.body).toMatchObject({ status: "complete", error: null });
  },
  2 * LONG_SECONDS * 1000,
);
