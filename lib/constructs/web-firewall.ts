import { ArnFormat, Stack } from "aws-cdk-lib";
import { CfnLoggingConfiguration, CfnWebACL, CfnWebACLAssociation } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";
import type { EnvironmentConfig } from "../config.ts";
import { originRules, rateRules, RETRY_AFTER_SECONDS, TOO_MANY, visibility } from "../gateway/rate-rules.ts";
import { serviceLogGroup } from "./service-function.ts";

export interface WebFirewallProps {
  config: EnvironmentConfig;
  /** ARN of the gateway stage it protects. */
  stageArn: string;
}

interface ManagedGroup {
  name: string;
  /** Rules that only count. */
  counted: readonly string[];
}

const managedGroups: readonly ManagedGroup[] = [
  { name: "AWSManagedRulesAmazonIpReputationList", counted: [] },
  { name: "AWSManagedRulesKnownBadInputsRuleSet", counted: [] },
  {
    name: "AWSManagedRulesCommonRuleSet",
    counted: [
      // Bodies here are research texts and may be long, quote markup or name files. zod checks their shape and size.
      // Nothing renders them as HTML, and no path or URL in them is ever opened.
      "SizeRestrictions_BODY",
      "CrossSiteScripting_BODY",
      "GenericLFI_BODY",
      "GenericRFI_BODY",
      "EC2MetaDataSSRF_BODY",
      // Most callers of an API are programs, and many send no User-Agent.
      "NoUserAgent_HEADER",
    ],
  },
];

/** Headers that can contain credentials. */
const SECRET_HEADERS = ["authorization", "cookie"];
/** The log only keeps requests that a rule blocked or would have blocked; others would cost money and show nothing. */
const LOGGED_ACTIONS = ["BLOCK", "COUNT", "EXCLUDED_AS_COUNT"];

/**
 * AWS WAF in front of the gateway: rates per address, known bad addresses and inputs, and the common rules. If a
 * managed rule blocks a request, the gateway answers (its response `WAF_FILTERED`), because it can name the caller's
 * origin.
 *
 * With two origins, the rules take about 970 of the 1,500 capacity units that a web ACL has at its basic price: 925 for
 * AWS's groups, and 10 for every origin.
 */
export class WebFirewall extends Construct {
  constructor(scope: Construct, id: string, { config, stageArn }: WebFirewallProps) {
    super(scope, id);
    const name = `${config.name}-api`;
    const rules = [
      ...originRules(config.corsOrigins),
      ...rateRules(config.requestsPerAddress, config.corsOrigins),
      ...managedGroups.map((group) => ({
        name: group.name,
        statement: {
          managedRuleGroupStatement: {
            vendorName: "AWS",
            name: group.name,
            ruleActionOverrides: group.counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
          },
        },
        overrideAction: { none: {} },
        visibilityConfig: visibility(group.name),
      })),
    ];
    const acl = new CfnWebACL(this, "Acl", {
      name,
      scope: "REGIONAL",
      defaultAction: { allow: {} },
      visibilityConfig: visibility(name),
      // This also protects the samples, which are kept for three hours: an API key is valid for longer than that.
      dataProtectionConfig: {
        dataProtections: [
          { field: { fieldType: "SINGLE_HEADER", fieldKeys: SECRET_HEADERS }, action: "SUBSTITUTION" },
          { field: { fieldType: "QUERY_STRING" }, action: "SUBSTITUTION" },
        ],
      },
      customResponseBodies: {
        [TOO_MANY]: {
          contentType: "APPLICATION_JSON",
          content: JSON.stringify({ detail: `Too many requests; try again in ${RETRY_AFTER_SECONDS} seconds` }),
        },
      },
      rules: rules.map((rule, priority) => ({ ...rule, priority })),
    });
    new CfnWebACLAssociation(this, "Association", { resourceArn: stageArn, webAclArn: acl.attrArn });
    this.log(acl, config);
  }

  private log(acl: CfnWebACL, config: EnvironmentConfig): void {
    // AWS WAF only accepts log groups with this prefix, and their ARN without the `:*` that CDK appends.
    const logGroupName = `aws-waf-logs-${config.name}-api`;
    const logGroup = serviceLogGroup(this, "Log", logGroupName, config);
    const logging = new CfnLoggingConfiguration(this, "Logging", {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [
        Stack.of(this).formatArn({
          service: "logs",
          resource: "log-group",
          resourceName: logGroupName,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
      // The path of a shared report ends in its token; the access log names the route. Some callers put a key into the
      // query.
      redactedFields: [
        ...SECRET_HEADERS.map((header) => ({ singleHeader: { Name: header } })),
        { uriPath: {} },
        { queryString: {} },
      ],
      loggingFilter: {
        DefaultBehavior: "DROP",
        Filters: [
          {
            Behavior: "KEEP",
            Requirement: "MEETS_ANY",
            Conditions: LOGGED_ACTIONS.map((Action) => ({ ActionCondition: { Action } })),
          },
        ],
      },
    });
    logging.node.addDependency(logGroup);
  }
}
