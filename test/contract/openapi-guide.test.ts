import { describe, expect, it } from "vitest";
import { documentedErrorStatuses } from "../../functions/service/openapi/errors.ts";
import { guide } from "../../functions/service/openapi/guide.ts";
import type { Method } from "../../functions/platform/http/route.ts";
import { routes } from "../../functions/service/routes.ts";
import { generationStatusSchema } from "../../functions/personas/groups/schemas.ts";
import { simulationStatusSchema } from "../../functions/studies/simulation/schemas.ts";
import { createRouter } from "../../local/api-gateway/router.ts";

const match = createRouter(routes);
const routeOf = (method: Method, path: string) => {
  const resource = match(method, `/v1${path}`)?.resource;
  return routes.find((route) => route.method === method && `/v1${route.path}` === resource);
};

/** The calls of a shell script: `curl … "$API/path"` and `api /path`, up to the pipe or the line's end. */
const callsIn = (script: string) =>
  [...script.matchAll(/(?:curl -sS "\$API|\bapi )(\/[^\s"]+)"?((?: --json '(?:[^']|'\$\w+')*'| -X [A-Z]+)*)/g)].map(
    ([, path = "", options = ""]) => {
      const json = / --json '((?:[^']|'\$\w+')*)'/.exec(options)?.[1];
      return {
        path: path.replaceAll(/\$\w+/g, "an-id"),
        method: (json ? "POST" : (/ -X ([A-Z]+)/.exec(options)?.[1] ?? "GET")) as Method,
        body: json === undefined ? undefined : (JSON.parse(json.replaceAll(/'\$\w+'/g, "an-id")) as unknown),
      };
    },
  );

/** The first cells of the rows of a table, by the heading of their column. */
const firstColumn = (heading: string): string[] => {
  const lines = guide.split("\n");
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`));
  const rows = lines.slice(start + 2);
  const end = rows.findIndex((line) => !line.startsWith("|"));
  return rows.slice(0, end === -1 ? undefined : end).map((row) => row.split("|")[1]?.trim().replaceAll("`", "") ?? "");
};

describe("getting started, in the guide", () => {
  const script = /```bash\n([^`]*)```/.exec(guide)?.[1] ?? "";
  const calls = callsIn(script);

  it("goes from sign-up to results", () => {
    expect(calls.map(({ method, path }) => routeOf(method, path)?.operationId)).toEqual([
      "signUp",
      "createProject",
      "createPersonaGroup",
      "generatePersonas",
      "getPersonaGroup",
      "createSimulation",
      "getSimulation",
      "getSimulationResults",
    ]);
  });

  it("shows every call that the script makes", () => {
    expect(script.match(/\$API|\bapi \//g)).toHaveLength(calls.length + 1);
  });

  it("sends bodies that the operations take, and none where they take none", () => {
    for (const { method, path, body } of calls) {
      const route = routeOf(method, path);
      if (route?.body && !(route.bodyOptional && body === undefined))
        expect(route.body.safeParse(body)).toMatchObject({ success: true });
      else expect(body).toBeUndefined();
    }
  });
});

describe("the guide", () => {
  it("explains every success and every error status of the table of routes", () => {
    const success = new Set(routes.flatMap(({ responses }) => Object.keys(responses)));
    const errors = new Set(routes.flatMap((route) => documentedErrorStatuses(route)).map(String));
    const explained = [...guide.matchAll(/^\| (\d{3}) \|/gm)].map(([, status]) => status);
    expect(explained).toEqual([...[...success].sort(), ...[...errors].sort()]);
  });

  it("explains every state of persona groups and simulations", () => {
    expect(firstColumn("`generation_status` of a persona group")).toEqual(generationStatusSchema.options);
    expect(firstColumn("`status` of a simulation")).toEqual(simulationStatusSchema.options);
  });

  it("names operations that exist", () => {
    const named = [...guide.matchAll(/`(GET|POST|PATCH|DELETE) (…?)(\/[^`]+)`/g)];
    expect(named.length).toBeGreaterThan(3);
    for (const [text, method, start, path = ""] of named) {
      const found = routes.filter(
        (route) => route.method === method && (start ? route.path.endsWith(path) : route.path === path),
      );
      expect([text, found.length > 0]).toEqual([text, true]);
    }
  });
});
