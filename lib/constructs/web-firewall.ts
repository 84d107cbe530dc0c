import { CfnWebACL, CfnWebACLAssociation } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";

export interface WebFirewallProps {
  name: string;
  /** ARN of the gateway stage it protects. */
  stageArn: string;
  /** Requests one address may make in five minutes. */
  requestsPerAddress: number;
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
      // Bodies here are research texts and may be long, quote markup or name files; zod checks their shape and size,
      // nothing renders them as HTML and no path or URL in them is ever opened.
      "SizeRestrictions_BODY",
      "CrossSiteScripting_BODY",
      "GenericLFI_BODY",
      "GenericRFI_BODY",
      "EC2MetaDataSSRF_BODY",
      // Programs are the main callers of an API, and many send no User-Agent.
      "NoUserAgent_HEADER",
    ],
  },
];

const TOO_MANY = "too-many";
/** The rate rule looks at the last five minutes; half of that is a fair time to come back. */
const RETRY_AFTER_SECONDS = "150";

const visibility = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
});

/** AWS WAF before the gateway: a rate per address, known bad addresses and inputs, and the common rules. */
export class WebFirewall extends Construct {
  constructor(scope: Construct, id: string, props: WebFirewallProps) {
    super(scope, id);
    const acl = new CfnWebACL(this, "Acl", {
      name: props.name,
      scope: "REGIONAL",
      defaultAction: { allow: {} },
      visibilityConfig: visibility(props.name),
      customResponseBodies: {
        [TOO_MANY]: {
          contentType: "APPLICATION_JSON",
          content: JSON.stringify({ detail: `Too many requests; try again in ${RETRY_AFTER_SECONDS} seconds` }),
        },
      },
      rules: [
        {
          name: "rate-per-address",
          priority: 0,
          statement: {
            rateBasedStatement: {
              aggregateKeyType: "IP",
              limit: props.requestsPerAddress,
              evaluationWindowSec: 300,
            },
          },
          action: {
            block: {
              customResponse: {
                responseCode: 429,
                customResponseBodyKey: TOO_MANY,
                responseHeaders: [{ name: "Retry-After", value: RETRY_AFTER_SECONDS }],
              },
            },
          },
          visibilityConfig: visibility("rate-per-address"),
        },
        ...managedGroups.map(({ name, counted }, index) => ({
          name,
          priority: index + 1,
          statement: {
            managedRuleGroupStatement: {
              vendorName: "AWS",
              name,
              ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
            },
          },
          overrideAction: { none: {} },
          visibilityConfig: visibility(name),
        })),
      ],
    });
    new CfnWebACLAssociation(this, "Association", { resourceArn: props.stageArn, webAclArn: acl.attrArn });
  }
}
