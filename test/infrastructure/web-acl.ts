/** The parts of a web ACL's statements that are used here. */
interface Statement {
  AndStatement?: { Statements: Statement[] };
  ByteMatchStatement?: {
    FieldToMatch: { SingleHeader?: { Name: string }; Method?: object; UriPath?: object };
    PositionalConstraint: string;
    SearchString: string;
  };
  LabelMatchStatement?: { Key: string };
  RateBasedStatement?: { Limit: number; ScopeDownStatement?: Statement };
  ManagedRuleGroupStatement?: object;
}
interface CustomResponse {
  ResponseCode: number;
  CustomResponseBodyKey?: string;
  ResponseHeaders: { Name: string; Value: string }[];
}
interface Rule {
  Name: string;
  Priority: number;
  Statement: Statement;
  RuleLabels?: { Name: string }[];
  Action?: { Block?: { CustomResponse: CustomResponse }; Count?: object };
}
export interface WebAcl {
  Rules: Rule[];
  CustomResponseBodies: Record<string, { Content: string }>;
}

export interface FirewallRequest {
  method: string;
  path: string;
  origin?: string;
  /** How many requests that match a rate rule's scope the address has made in its window. */
  requests: number;
}

export interface FirewallAnswer {
  status: number;
  headers: Record<string, string>;
  body?: unknown;
}

function matches(statement: Statement, request: FirewallRequest, labels: ReadonlySet<string>): boolean {
  const { AndStatement, ByteMatchStatement, LabelMatchStatement, RateBasedStatement } = statement;
  if (AndStatement) return AndStatement.Statements.every((inner) => matches(inner, request, labels));
  if (LabelMatchStatement) return labels.has(LabelMatchStatement.Key);
  if (RateBasedStatement) {
    const { Limit, ScopeDownStatement } = RateBasedStatement;
    return request.requests > Limit && (!ScopeDownStatement || matches(ScopeDownStatement, request, labels));
  }
  if (ByteMatchStatement) {
    const { FieldToMatch, PositionalConstraint, SearchString } = ByteMatchStatement;
    if (FieldToMatch.SingleHeader && FieldToMatch.SingleHeader.Name !== "origin") throw new Error("Unknown header");
    const value = FieldToMatch.Method ? request.method : FieldToMatch.UriPath ? request.path : (request.origin ?? "");
    return PositionalConstraint === "EXACTLY" ? value === SearchString : value.startsWith(SearchString);
  }
  // What AWS's own groups look for is not in the template.
  if (statement.ManagedRuleGroupStatement) return false;
  throw new Error(`A statement of another kind: ${Object.keys(statement).join(", ")}`);
}

/**
 * What a web ACL answers a request: its rules in their order, labels included, as AWS WAF goes through them.
 * @returns undefined if it passes the request on
 */
export function answerOf(acl: WebAcl, request: FirewallRequest): FirewallAnswer | undefined {
  const labels = new Set<string>();
  for (const rule of acl.Rules.toSorted((a, b) => a.Priority - b.Priority)) {
    if (!matches(rule.Statement, request, labels)) continue;
    for (const { Name } of rule.RuleLabels ?? []) labels.add(Name);
    const response = rule.Action?.Block?.CustomResponse;
    if (!response) continue;
    const body = response.CustomResponseBodyKey && acl.CustomResponseBodies[response.CustomResponseBodyKey]?.Content;
    return {
      status: response.ResponseCode,
      headers: Object.fromEntries(response.ResponseHeaders.map(({ Name, Value }) => [Name, Value])),
      ...(body ? { body: JSON.parse(body) as unknown } : {}),
    };
  }
  return undefined;
}
