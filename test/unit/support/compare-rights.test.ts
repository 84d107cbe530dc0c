import { expect, it } from "vitest";
import { compareRights } from "../../support/compare-rights.ts";

const rights = (byFunction: Record<string, string[]>) =>
  new Map(Object.entries(byFunction).map(([name, texts]) => [name, new Set(texts)]));

it("finds nothing where everything allowed is needed and the other way round", () => {
  const same = rights({ "api-auth": ["dynamodb:GetItem on TABLE_NAME"] });
  expect(compareRights(same, same)).toEqual({ missing: [], unused: [] });
});

it("tells a call that is not allowed from a right that is not needed", () => {
  expect(
    compareRights(
      rights({ "api-auth": ["sqs:SendMessage on MAIL_QUEUE_URL"], "api-company": [] }),
      rights({
        "api-auth": ["sqs:SendMessage on DELETION_QUEUE_URL"],
        "api-company": ["dynamodb:Query on TABLE_NAME"],
      }),
    ),
  ).toEqual({
    missing: ["api-auth: sqs:SendMessage on DELETION_QUEUE_URL", "api-company: dynamodb:Query on TABLE_NAME"],
    unused: ["api-auth: sqs:SendMessage on MAIL_QUEUE_URL"],
  });
});

it("misses every right of a call that belongs to no invocation, and none of a function that was never run", () => {
  const { missing, unused } = compareRights(
    rights({ "api-auth": ["dynamodb:GetItem on TABLE_NAME"] }),
    rights({ "no function": ["dynamodb:GetItem on TABLE_NAME"] }),
  );
  expect(missing).toEqual(["no function: dynamodb:GetItem on TABLE_NAME"]);
  expect(unused).toEqual(["api-auth: dynamodb:GetItem on TABLE_NAME"]);
});

it("counts a fallback as needed by whoever asks a model that has one, and by nobody else", () => {
  const fallback = "bedrock:InvokeModel on MODEL_IDS.fallbacks";
  const embedding = "bedrock:InvokeModel on MODEL_IDS.embedding";
  const persona = "bedrock:InvokeModel on MODEL_IDS.persona";
  expect(compareRights(rights({ a: [persona, fallback] }), rights({ a: [persona] })).unused).toEqual([]);
  expect(compareRights(rights({ a: [embedding, fallback] }), rights({ a: [embedding] })).unused).toEqual([
    `a: ${fallback}`,
  ]);
  expect(compareRights(rights({ a: [persona] }), rights({ a: [persona, fallback] })).missing).toEqual([
    `a: ${fallback}`,
  ]);
});
