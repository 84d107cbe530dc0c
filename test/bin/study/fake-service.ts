import { createServer, type IncomingMessage } from "node:http";
import { openServer } from "../../../local/http/open-server.ts";
import { sampleGroup, sampleOutcome, sampleSimulation } from "./sample-outcome.ts";

export interface FakeRequest {
  route: string;
  body: Record<string, unknown>;
}
interface FakeAnswer {
  status: number;
  /** Sent as JSON unless it is a text. */
  body: unknown;
}
export type FakeRoutes = Record<string, (request: FakeRequest & { times: number }) => FakeAnswer>;

const ok = (body: unknown, status = 200): FakeAnswer => ({ status, body });
const generating = (completed: number) => ({
  ...sampleGroup,
  generation_status: "generating" as const,
  generation_progress: `Generated ${completed} of 2 personas`,
  progress: {
    ...sampleGroup.progress,
    stage: "generating",
    completed,
    message: `Generated ${completed} of 2 personas`,
    personas: sampleGroup.progress!.personas.map((persona, index) =>
      index < completed ? persona : { ...persona, full_name: null, status: "running" },
    ),
  },
});

const sampleBriefing = {
  id: "briefing-1",
  project_id: "project-1",
  title: "briefing.txt",
  shown_text: "Oat drink with protein, 1.99 EUR",
  picture: null,
  file_name: "briefing.txt",
  file_type: "text",
  summary_text: null,
  size_bytes: 33,
  page_count: null,
  character_count: 32,
  created_at: "2026-11-20T20:43:00.123",
};

/** What the service makes of every study that is to be printed. */
export const REPORT = "# Concept test with 2 synthetic consumers\n\nOat milk buyers\n";

/** The workflow as it goes well: two looks at each piece of work before it is complete. */
const goesWell: FakeRoutes = {
  "GET /health": () => ok({ status: "ok", version: "0.2.0", environment: "test" }),
  "GET /projects/project-1/persona-groups/group-1": ({ times }) => ok(times < 3 ? generating(times - 1) : sampleGroup),
  "GET /projects/project-1/persona-groups/group-1/personas": () => ok(sampleOutcome.personas),
  "GET /projects/project-1/simulations/simulation-1": ({ times }) =>
    ok(times < 2 ? { ...sampleSimulation, status: "running" } : sampleSimulation),
  "GET /projects/project-1/simulations/simulation-1/results": () => ok(sampleOutcome.results),
  "GET /projects/project-1/simulations/simulation-1/export?format=md": () => ok(REPORT),
  "POST /projects": () => ok(sampleOutcome.project, 201),
  "POST /projects/project-1/briefings": () => ok(sampleBriefing, 201),
  "POST /projects/project-1/persona-groups/parse-prompt": () =>
    ok({
      name: "Oat milk buyers",
      gender: "Female",
      age_min: 25,
      age_max: 40,
      location: "Munich, Germany",
      unplaced: [],
    }),
  "POST /projects/project-1/persona-groups": () =>
    ok({ ...sampleGroup, generation_status: "pending", progress: null }, 201),
  "POST /projects/project-1/persona-groups/group-1/generate": () =>
    ok({ status: "generating", persona_group_id: "group-1", persona_count: 2 }, 202),
  "POST /projects/project-1/simulations": () => ok({ ...sampleSimulation, status: "pending" }, 201),
  "POST /projects/project-1/simulations/simulation-1/abort": () => ok({ ...sampleSimulation, status: "aborted" }),
};

const bodyOf = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  if (request.headers["content-type"]?.startsWith("multipart/form-data")) return { form: text };
  return text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
};

/**
 * A service over HTTP that keeps accounts and tokens as the real one does and answers the rest from a table.
 * @param changes rows that answer otherwise than when all goes well
 */
export async function startFakeService(changes: FakeRoutes = {}) {
  const requests: FakeRequest[] = [];
  const passwords = new Map<string, string>();
  const tokens = new Set<string>();
  const routes = { ...goesWell, ...changes };

  const issueToken = () => {
    const token = `token-${tokens.size + 1}-${Math.random()}`;
    tokens.add(token);
    return { access_token: token, token_type: "bearer" };
  };
  const accountRoutes: FakeRoutes = {
    "POST /auth/signup": ({ body }) => {
      passwords.set(String(body.email), String(body.password));
      const user = { id: "u", email: body.email, full_name: "x", company_id: "c", company_name: "x", role: "owner" };
      return ok({ ...issueToken(), user }, 201);
    },
    "POST /auth/login": ({ body }) =>
      passwords.has(String(body.email)) && passwords.get(String(body.email)) === body.password
        ? ok(issueToken())
        : { status: 401, body: { detail: "Incorrect email or password" } },
  };

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const route = `${request.method} ${(request.url ?? "").replace("/api/v1", "").replace(/\?limit=.*/, "")}`;
      requests.push({ route, body });
      const times = requests.filter((earlier) => earlier.route === route).length;
      const handler = { ...accountRoutes, ...routes }[route];
      const needsToken = route !== "GET /health" && !(route in accountRoutes);
      const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
      const answer =
        needsToken && !tokens.has(token)
          ? { status: 401, body: { detail: "Not authenticated" } }
          : (handler?.({ route, body, times }) ?? { status: 404, body: { detail: "Route not found" } });
      const isText = typeof answer.body === "string";
      response
        .writeHead(answer.status, { "content-type": isText ? "text/markdown" : "application/json" })
        .end(isText ? answer.body : JSON.stringify(answer.body));
    });
  });
  const { endpoint, close } = await openServer(server);
  return {
    url: `${endpoint}/api/v1`,
    requests,
    routes: () => requests.map(({ route }) => route),
    bodyOf: (route: string) => requests.find((request) => request.route === route)?.body,
    issueToken: () => issueToken().access_token,
    signUp: ({ email, password }: { email: string; password: string }) => void passwords.set(email, password),
    forgetAccounts: () => passwords.clear(),
    expireTokens: () => tokens.clear(),
    close,
  };
}
