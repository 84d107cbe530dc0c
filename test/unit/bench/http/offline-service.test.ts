import { expect, it } from "vitest";
import { routes } from "../../../../functions/contracts/routes/index.ts";
import { offlineService } from "../../../bench/http/servers/offline-service.ts";

const service = offlineService({ port: 1, lambdaPort: 2, inProcess: true, environment: { TABLE_NAME: "table" } });

it("serves a route at the function that the table names", () => {
  expect(service.functions["api-projects"]).toMatchObject({
    handler: "bundles/api-projects/index.handler",
    timeout: 28,
  });
  expect(service.functions["api-projects"]?.events).toContainEqual({
    http: { method: "get", path: "v1/projects/{project_id}" },
  });
});

it("serves every route once", () => {
  const events = Object.values(service.functions).flatMap(({ events }) => events);
  expect(new Set(events.map(({ http }) => `${http.method} ${http.path}`)).size).toBe(routes.length);
  expect(events).toHaveLength(routes.length);
});
