import * as z from "zod";
import type { ZodOpenApiHeadersObject, ZodOpenApiResponseObject } from "zod-openapi";
import { errorStatuses, type ErrorStatus, type Route } from "../../platform/http/route.ts";
import { errorHeaders, retryHeaders } from "./headers.ts";

/** The body of every error. */
export const errorSchema = z
  .object({ detail: z.string().meta({ description: "One readable sentence." }) })
  .meta({ id: "Error", description: "The body of every error." });

/** Statuses an operation documents: those of its row, and those that the gateway or a failure can add anywhere. */
export type DocumentedErrorStatus = ErrorStatus | 413 | 500;

interface ErrorDescription {
  name: string;
  description: string;
  headers?: ZodOpenApiHeadersObject;
  /** Example sentences by a short name of the case. */
  examples: Record<string, string>;
}

const errors: Record<DocumentedErrorStatus, ErrorDescription> = {
  400: {
    name: "BadRequest",
    description:
      "Malformed JSON, a body that is larger than the operation says or has too many values, a wrong content " +
      "type or a bad query parameter. Or an action that the resource's state does not allow, or material that " +
      "the model declines or that is too long for it.",
    examples: {
      malformed: "The body is not valid JSON",
      size: "The body is larger than the 16 KB that this request can have; send less",
      query: "order: must be asc or desc",
      state: "The persona group is generating; wait until it is complete",
      key: "This Idempotency-Key was used for another request; use a new key",
    },
  },
  401: {
    name: "Unauthenticated",
    description: "The access token or API key is missing, wrong, expired or revoked, or the credentials are wrong.",
    examples: {
      token: "A bearer access token or API key is needed",
      key: "This API key is not valid, or has been revoked",
      credentials: "Incorrect email or password",
    },
  },
  403: {
    name: "Forbidden",
    description: "The token or API key is valid, but its role does not allow this, or only users may do it.",
    examples: {
      role: "Only an owner of the company may do this",
      user: "Only a user who is signed in may do this, not an API key",
    },
  },
  404: {
    name: "NotFound",
    description: "It does not exist, or it belongs to another company; the answer does not reveal which.",
    examples: { project: "Project not found", simulation: "Simulation not found" },
  },
  413: {
    name: "PayloadTooLarge",
    description: "The request is larger than the gateway accepts.",
    examples: { size: "The request is too large" },
  },
  422: {
    name: "Unprocessable",
    description: "The body is JSON but fails its schema; the sentence names every failing field.",
    examples: { fields: "persona_count: must be between 1 and 10; age_min: must not exceed age_max" },
  },
  429: {
    name: "RateLimited",
    description:
      "Too many requests, or the service is too busy to answer in time. Or a model that the request waits for is " +
      "busy, slow, unreachable or unusable at the moment. Or the monthly budget for models is used up: then the " +
      "sentence contains `budget_reached`, and `Retry-After` is the time until the month ends.",
    headers: retryHeaders,
    examples: {
      rate: "Too many requests; try again in 30 seconds",
      model: "The model is too busy; try again in 10 seconds",
      budget:
        "Your company's model budget of this month is used up (budget_reached); the next one begins on 1 December " +
        "2026 (UTC), or ask the operators of this service to raise it",
    },
  },
  500: {
    name: "InternalError",
    description:
      "Something failed on our side. The sentence is always the same, except on one machine, where it says why " +
      "a model cannot be called. Quote `x-request-id` when you report it.",
    examples: { failure: "Internal server error" },
  },
};

const named = Object.entries(errors) as unknown as [`${DocumentedErrorStatus}`, ErrorDescription][];

/** One reusable response per error status. */
export const errorResponseComponents: Record<string, ZodOpenApiResponseObject> = Object.fromEntries(
  named.map(([, { name, description, headers, examples }]) => [
    name,
    {
      description,
      headers: headers ?? errorHeaders,
      content: {
        "application/json": {
          schema: errorSchema,
          examples: Object.fromEntries(
            Object.entries(examples).map(([example, detail]) => [example, { value: { detail } }]),
          ),
        },
      },
    },
  ]),
);

/** Every error status an operation can answer, ascending: 413, 429 and 500 anywhere. */
export const documentedErrorStatuses = (route: Route): DocumentedErrorStatus[] =>
  [...new Set<DocumentedErrorStatus>([...errorStatuses(route), 413, 429, 500])].sort((a, b) => a - b);

interface ErrorReference {
  $ref: string;
  /** Replaces the shared description (OpenAPI 3.1, Reference Object). */
  description?: string;
}

const reference = ({ refusals = {} }: Route, status: DocumentedErrorStatus): ErrorReference => {
  const { name, description } = errors[status];
  const reason = Object.entries(refusals).find(([refused]) => Number(refused) === status)?.[1];
  const $ref = `#/components/responses/${name}`;
  return reason === undefined
    ? { $ref }
    : { $ref, description: `${description} Also returned in these cases: ${reason}` };
};

/** The error responses of an operation, as references to the shared ones, with its own reasons. */
export const errorResponses = (route: Route): Record<`${DocumentedErrorStatus}`, ErrorReference> =>
  Object.fromEntries(documentedErrorStatuses(route).map((status) => [`${status}`, reference(route, status)])) as Record<
    `${DocumentedErrorStatus}`,
    ErrorReference
  >;
