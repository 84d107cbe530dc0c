// Holds the golden studies on a stack whose ids and date are fixed, reads everything that can be read of them, and
// writes it to a file: `node --import ./test/golden/fixed-world.ts?began=MS test/golden/collect.ts FILE`.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type Client } from "../../clients/typescript/src/index.ts";
import { isUnexplored } from "../../functions/personas/signals/grounding.ts";
import { createSignalStore } from "../../functions/personas/signals/store.ts";
import { pathParameters } from "../../functions/platform/http/route.ts";
import { routes } from "../../functions/service/routes.ts";
import { exportFormats } from "../../functions/platform/files/export-formats.ts";
import { surveyFormats } from "../../functions/platform/files/survey-formats.ts";
import { startStack } from "../../local/stack.ts";
import { openLocalTable } from "../support/library.ts";
import { textFile } from "../support/text-file.ts";
import { until } from "../support/until.ts";
import { asText } from "./as-text.ts";
import { goldenStudies, type GoldenStudy } from "./studies.ts";

const PERSONAS = 8;
const ended = ({ status }: { status: string }) => ["complete", "failed", "aborted"].includes(status);

/** What is asked of a route in different ways; of every other one it is asked once. */
const queries: Readonly<Record<string, (known: Known) => string[]>> = {
  exportResults: () => exportFormats.map((format) => `format=${format}`),
  downloadSurvey: () => surveyFormats.map((format) => `format=${format}`),
  getCrosstab: () => ["by=gender", "by=age"],
  compareSimulations: ({ alike }) => [`ids=${alike.join(",")}`],
  getConvergence: ({ group_id }) => [`persona_group_id=${group_id}`],
};

interface Known {
  project_id: string;
  group_id: string;
  /** Studies that asked the same. */
  alike: string[];
}

/** Takes a study from its creation to its end, with what comes after it. @returns its id */
async function hold(api: Client, known: Known, study: GoldenStudy): Promise<string> {
  const { project_id } = known;
  const body = { ...study.body, persona_group_id: known.group_id };
  const { id } = await api.createSimulation({ params: { project_id }, body });
  const params = { project_id, simulation_id: id };
  if (study.survey) {
    await api.uploadSurvey({ params, body: study.survey });
    await api.runSurvey({ params });
  }
  if (study.guide) await api.uploadScript({ params, file: textFile("guide.txt", study.guide) });
  if (study.design) await api.sendConjointDesign({ params, body: study.design });
  if (study.talk) {
    for (const content of study.talk) await api.sendMessage({ params, body: { content } });
    await api.endInterview({ params });
  }
  const held = await until(() => api.getSimulation({ params }), ended);
  if (held.status !== "complete") throw new Error(`${study.name} ended ${held.status}: ${held.error}`);
  if (study.reliability) {
    await api.startReliabilityCheck({ params, body: study.reliability });
    await until(() => api.getReliabilityCheck({ params }), ended);
  }
  if (study.coded) {
    const coding = { ...params, question_id: study.coded };
    await api.codeAnswers({ params: coding });
    await until(() => api.getCodebook({ params: coding }), ended);
  }
  if (study.people) {
    const head = { name: study.name, source: "Panel of Acme, online", fielded_on: "2026-10-12", simulation_id: id };
    await api.createHumanStudy({ params: { project_id }, body: { ...head, questions: study.people } });
  }
  return id;
}

const [target = ""] = process.argv.slice(2);
const dataFolder = mkdtempSync(join(tmpdir(), "golden-"));
const stack = await startStack({ port: 0, dataFolder, retryDelayScale: 0.01, loadAhead: false });
try {
  const account = { email: "golden@example.com", password: "correct horse battery", company_name: "Golden" };
  const { access_token: token } = await createClient({ url: stack.url, idempotencyKeys: false }).signUp({
    body: account,
  });
  const api = createClient({ url: stack.url, key: token, idempotencyKeys: false });
  const golden: Record<string, string> = {};

  const { id: project_id } = await api.createProject({ body: { name: "Oat drink" } });
  const definition = { name: "Shoppers", location: "Munich, Germany", language: "en", persona_count: 1 };
  const { id: group_id } = await api.createPersonaGroup({ params: { project_id }, body: definition });
  // Whoever is made before the market is explored goes without signals: a busy machine would make other people.
  const signals = createSignalStore(openLocalTable(stack.endpoints.dynamodb));
  await until(
    () => signals.find("DE"),
    (market) => !isUnexplored(market),
  );
  // One after the other: of personas that are written side by side, whoever is quicker gets a name that two want.
  for (let made = 1; made <= PERSONAS; made += 1) {
    await api.generatePersonas({ params: { project_id, group_id }, body: { count: 1 } });
    await until(
      () => api.getPersonaGroup({ params: { project_id, group_id } }),
      ({ generation_status, personas_total }) => generation_status === "complete" && personas_total === made,
    );
  }

  const known: Known = { project_id, group_id, alike: [] };
  const ids = new Map<string, string>();
  for (const study of goldenStudies) {
    const id = await hold(api, known, study);
    ids.set(study.name, id);
    if (study.survey) known.alike.push(id);
  }

  const codedOf = new Map(goldenStudies.map(({ name, coded }) => [name, coded]));
  const read = async (name: string, operationId: string, path: string, query: string) => {
    const response = await fetch(`${stack.url}${path}${query && `?${query}`}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await asText(response.headers.get("content-type") ?? "", Buffer.from(await response.arrayBuffer()));
    // Ids would be no name for a text.
    const value = query.includes(project_id.slice(0, 8)) ? "" : (query.split("=")[1] ?? "");
    golden[[name, operationId, value].filter(Boolean).join("/")] = `${response.status}\n${text}`;
  };
  const own = { project_id, group_id };
  const places = [
    { name: "project", params: own as Record<string, string> },
    ...[...ids].map(([name, simulation_id]) => ({
      name,
      params: { ...own, simulation_id, question_id: codedOf.get(name) ?? "none" } as Record<string, string>,
    })),
  ];
  for (const { name, params } of places)
    for (const { method, path, operationId, auth } of routes) {
      const wanted = pathParameters(path);
      const isOfStudy = wanted.includes("simulation_id");
      // Counts the tokens of the ports on which signals of markets were found.
      // A bundle holds what the other routes say once more, and is signed with a key of its stack.
      if (["getCompanyUsage", "getReplay"].includes(operationId)) continue;
      if (method !== "GET" || auth !== "bearer" || isOfStudy === (name === "project")) continue;
      if (wanted.some((parameter) => params[parameter] === undefined)) continue;
      const filled = wanted.reduce((text, parameter) => text.replace(`{${parameter}}`, params[parameter]!), path);
      for (const query of queries[operationId]?.(known) ?? [""]) await read(name, operationId, filled, query);
    }
  writeFileSync(target, JSON.stringify(golden));
} finally {
  await stack.close();
  rmSync(dataFolder, { recursive: true, force: true });
}
