import { expect, it } from "vitest";
import { openApiDocument } from "../../../functions/contracts/openapi/document.ts";
import { largestBody, LARGEST_EVENT_BODY_BYTES, type Route } from "../../../functions/contracts/route.ts";
import { routes } from "../../../functions/contracts/routes/index.ts";

const bodies = routes.filter(({ body }) => body);
const document = openApiDocument("1.0.0");
const described = ({ path, method }: Route): string =>
  (document.paths?.[path] as Record<string, { requestBody: { description: string } }>)[method.toLowerCase()]!
    .requestBody.description;

it("takes little from callers who need no token", () => {
  const open = bodies.filter(({ auth }) => auth === "none");
  expect(open.map((route) => [route.operationId, largestBody(route)])).toEqual(
    open.map(({ operationId }) => [operationId, 16_000]),
  );
});

it("takes more than 1 MB only where a questionnaire or people's answers come", () => {
  const large = bodies.filter((route) => largestBody(route) > 1_000_000);
  expect(large.map(({ operationId }) => operationId).toSorted()).toEqual([
    "createHumanStudy",
    "estimateSimulation",
    "uploadSurvey",
  ]);
  expect(new Set(large.map(largestBody))).toEqual(new Set([LARGEST_EVENT_BODY_BYTES]));
});

it.each([
  ["logIn", "JSON of at most 16 KB."],
  ["createProject", "JSON of at most 1 MB."],
  ["uploadSurvey", "JSON of at most 4.7 MB."],
])("says in the document what %s takes", (operationId, sentence) =>
  expect(described(bodies.find((route) => route.operationId === operationId)!)).toBe(sentence),
);
