import type { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { BASE_PATH } from "../../functions/service/routes.ts";
import { CORS, MARKED_ORIGIN } from "./cors.ts";

type Rule = Omit<CfnWebACL.RuleProperty, "priority">;
type Statement = CfnWebACL.StatementProperty;
interface Header {
  name: string;
  value: string;
}

/** Name of the custom body in the web ACL. */
export const TOO_MANY = "too-many";
/** The rate rules look at the last five minutes; half of that is a reasonable time to wait. */
export const RETRY_AFTER_SECONDS = 150;
/**
 * Requests that one address may make in five minutes to the routes of sign-in and passwords. An office that starts its
 * day behind one address stays below the limit; an attack with a list of passwords does not get far. Each route also
 * has a narrower limit of its own.
 */
const AUTH_REQUESTS_PER_ADDRESS = 200;

const WINDOW_SECONDS = 300;
const TOO_MANY_LABEL = "rate:too-many";

export const visibility = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
});

const exactly = (fieldToMatch: CfnWebACL.FieldToMatchProperty, searchString: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch,
    positionalConstraint: "EXACTLY",
    searchString,
    textTransformations: [{ priority: 0, type: "NONE" }],
  },
});
const hasOrigin = (origin: string) => exactly({ singleHeader: { Name: "origin" } }, origin);
const isPreflight = exactly({ method: {} }, "OPTIONS");
const isTooMany: Statement = { labelMatchStatement: { scope: "LABEL", key: TOO_MANY_LABEL } };
const isAuth: Statement = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: "STARTS_WITH",
    searchString: `${BASE_PATH}/auth/`,
    textTransformations: [
      { priority: 0, type: "URL_DECODE" },
      { priority: 1, type: "NORMALIZE_PATH" },
    ],
  },
};

/** Labels an address's requests beyond the limit; later rules answer them. */
const rateRule = (name: string, limit: number, scopeDownStatement?: Statement): Rule => ({
  name,
  statement: {
    rateBasedStatement: {
      aggregateKeyType: "IP",
      limit,
      evaluationWindowSec: WINDOW_SECONDS,
      ...(scopeDownStatement ? { scopeDownStatement } : {}),
    },
  },
  ruleLabels: [{ name: TOO_MANY_LABEL }],
  action: { count: {} },
  visibilityConfig: visibility(name),
});

const answerRule = (name: string, statement: Statement, customResponse: CfnWebACL.CustomResponseProperty): Rule => ({
  name,
  statement,
  action: { block: { customResponse } },
  visibilityConfig: visibility(name),
});

const refusal = (...headers: Header[]): CfnWebACL.CustomResponseProperty => ({
  responseCode: 429,
  customResponseBodyKey: TOO_MANY,
  responseHeaders: [{ name: "Retry-After", value: String(RETRY_AFTER_SECONDS) }, ...headers],
});

/**
 * Lets a page of one origin read the refusal. A header of the firewall is a fixed text that cannot repeat the caller's
 * origin, so every origin has its own rules. Its preflight gets the same answer as from the gateway. If it were
 * refused, the page could not see the 429; if it were passed on, the limit could be bypassed. A fixed text cannot
 * contain the request's id either, so these answers have no `x-request-id`.
 */
function rulesOfOrigin(origin: string, index: number): Rule[] {
  const shared: Header[] = [
    { name: "Access-Control-Allow-Origin", value: origin },
    { name: "Access-Control-Allow-Credentials", value: "true" },
    { name: "Vary", value: "Origin" },
  ];
  const fromOrigin = (...statements: Statement[]): Statement => ({
    andStatement: { statements: [isTooMany, ...statements, hasOrigin(origin)] },
  });
  return [
    answerRule(`preflight-${index}`, fromOrigin(isPreflight), {
      responseCode: 204,
      responseHeaders: [
        ...shared,
        { name: "Access-Control-Allow-Methods", value: CORS.methods },
        { name: "Access-Control-Allow-Headers", value: CORS.headers },
      ],
    }),
    answerRule(
      `too-many-${index}`,
      fromOrigin(),
      refusal(...shared, { name: "Access-Control-Expose-Headers", value: CORS.exposed }),
    ),
  ];
}

/**
 * If there are several origins, passes on which of them a request comes from, for the gateway's own answers. The
 * firewall matches the header's name in any case, and counting lets the request continue to the next rule.
 */
export const originRules = (corsOrigins: readonly string[]): Rule[] =>
  corsOrigins.length === 1
    ? []
    : corsOrigins.map((origin, index) => ({
        name: `origin-${index}`,
        statement: hasOrigin(origin),
        action: { count: { customRequestHandling: { insertHeaders: [{ name: MARKED_ORIGIN, value: origin }] } } },
        visibilityConfig: visibility(`origin-${index}`),
      }));

/**
 * The rules about the number of requests of one address, in their order: two that count, and those that answer beyond
 * the limit.
 * @param requestsPerAddress requests in five minutes
 */
export const rateRules = (requestsPerAddress: number, corsOrigins: readonly string[]): Rule[] => [
  rateRule("rate-per-address", requestsPerAddress),
  rateRule("auth-rate-per-address", Math.min(AUTH_REQUESTS_PER_ADDRESS, requestsPerAddress), isAuth),
  ...corsOrigins.flatMap(rulesOfOrigin),
  answerRule("too-many", isTooMany, refusal()),
];
