import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { openApiDocument } from "../../functions/service/openapi/document.ts";

it("the OpenAPI document passes the linter without a warning", async () => {
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      "component-name-unique": "error",
      "operation-singular-tag": "error",
      "operation-tag-defined": "error",
      "parameter-description": "error",
      "paths-kebab-case": "error",
      "response-contains-header": { severity: "error", names: { "2XX": ["x-request-id"] } },
      "spec-strict-refs": "error",
    },
  });
  const source = JSON.stringify(openApiDocument("0.0.0"));
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});
