import * as z from "zod";
import { MOST_API_KEYS, apiKeySchema, createApiKeySchema, createdApiKeySchema } from "./record.ts";
import { listQuery } from "../../platform/http/query.ts";
import { defineRoutes } from "../../platform/http/route.ts";

const exampleApiKey = {
  id: "019aa3c4-1b2d-7e4f-8a5b-6c7d8e9f0a1b",
  name: "Nightly concept tests",
  prefix: "scr_019aa3c41b2d",
  role: "member",
  created_at: "2026-11-23T09:12:30.456",
  last_used_at: null,
};
/** Not a real key: its checksum is wrong, so that no scanner reports it. */
const exampleKey = `scr_019aa3c41b2d7e4f8a5b6c7d8e9f0a1b_019a9f5e7c1a7d3e9b513f1a2c4d5e6f_${"0".repeat(72)}`;

const common = {
  tag: "Company",
  auth: "bearer",
  cache: "no-store",
  function: "api-company",
  role: "owner",
  usersOnly: true,
} as const;

export const apiKeyRoutes = defineRoutes({
  createApiKey: {
    ...common,
    method: "POST",
    path: "/company/api-keys",
    summary: "Create an API key",
    description:
      "For programs: a key goes where an access token goes (`Authorization: Bearer scr_…`) and works until it " +
      "is revoked, even if the user who created it has been removed. `key` is only in this answer; the service " +
      "keeps its hash.\n\nA key belongs to the company, not to a user. Keys of either role get 403 for " +
      "operations about the signed-in user (`GET /auth/me`, `POST /auth/logout`). They also get it for `DELETE " +
      "/company`, which cannot be undone, and for operations that decide who has access (API keys, removing " +
      "members).",
    idempotent: true,
    body: createApiKeySchema,
    bodyExample: { name: exampleApiKey.name, role: exampleApiKey.role },
    responses: {
      201: {
        description: "The key, this once.",
        schema: createdApiKeySchema,
        example: { ...exampleApiKey, key: exampleKey },
      },
    },
    refusals: { 400: `The company has ${MOST_API_KEYS} keys already; revoke one that is no longer used.` },
  },
  listApiKeys: {
    ...common,
    method: "GET",
    path: "/company/api-keys",
    summary: "The API keys of the company",
    description: "Those that work, without the keys themselves. Revoke keys that have not been used for a long time.",
    query: listQuery("an API key", "API keys"),
    responses: {
      200: {
        description: "Keys, oldest first.",
        schema: z.array(apiKeySchema),
        example: [{ ...exampleApiKey, last_used_at: "2026-11-24T02:00:04.310" }],
      },
    },
  },
  revokeApiKey: {
    ...common,
    method: "DELETE",
    path: "/company/api-keys/{api_key_id}",
    summary: "Revoke an API key",
    description:
      "This is final. The key is 401 everywhere at once, and writes of its running requests are discarded. " +
      "Open invitations that it sent stop working. Webhooks whose address it set, or which it enabled last, " +
      "are disabled; `disabled_reason` says so, and an owner can enable them again. Everything else that was " +
      "created with it stays: users who have joined, report links and studies, which continue.",
    responses: { 204: { description: "Revoked." } },
  },
});
