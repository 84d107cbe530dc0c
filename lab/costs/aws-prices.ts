/**
 * What AWS charges in eu-central-1 (Frankfurt), in US dollars, on demand, without free tiers and without tax. Prices of
 * models stand in functions/platform/costs/prices.ts alone.
 *
 * Where they are from: Step Functions from its price page; Lambda, DynamoDB, SQS, logs and alarms from a published copy
 * of the regional price list of 11 September 2026; the rest (API Gateway, WAF, S3, X-Ray, Secrets Manager, KMS, custom
 * metrics and dashboards) as known from 2025 and not compared again. All together are a few percent of what a study
 * costs; check them against the AWS Pricing Calculator before quoting the monthly base to anybody.
 */
export const awsPrices = {
  /** aws.amazon.com/step-functions/pricing: 0.025 per 1,000 transitions of Standard workflows. */
  stateTransition: 0.025 / 1_000,
  /** aws.amazon.com/lambda/pricing: requests, and GB-seconds on arm64 in the first tier. */
  lambdaRequest: 0.2 / 1e6,
  lambdaGbSecond: 0.000_013_333_4,
  /** aws.amazon.com/dynamodb/pricing/on-demand, after the halving of November 2024. */
  readRequestUnit: 0.1525 / 1e6,
  writeRequestUnit: 0.7625 / 1e6,
  tableGbMonth: 0.306,
  pointInTimeGbMonth: 0.2448,
  /** aws.amazon.com/s3/pricing, Standard. */
  s3Write: 0.0054 / 1_000,
  s3Read: 0.000_43 / 1_000,
  s3GbMonth: 0.0245,
  /** aws.amazon.com/sqs/pricing, standard queues. */
  sqsRequest: 0.4 / 1e6,
  /** aws.amazon.com/api-gateway/pricing, REST. */
  apiRequest: 3.7 / 1e6,
  /** aws.amazon.com/waf/pricing. */
  wafRequest: 0.6 / 1e6,
  wafAclMonth: 5,
  wafRuleMonth: 1,
  /** aws.amazon.com/cloudwatch/pricing: logs of the Standard class, and what is paid by the month. */
  logGb: 0.63,
  logGbMonth: 0.0324,
  metricMonth: 0.3,
  alarmMonth: 0.1,
  dashboardMonth: 3,
  /** aws.amazon.com/xray/pricing. */
  trace: 5 / 1e6,
  /** aws.amazon.com/secrets-manager/pricing. */
  secretMonth: 0.4,
  secretRequest: 0.05 / 10_000,
  /** aws.amazon.com/kms/pricing; keys that AWS manages cost nothing. */
  keyMonth: 1,
} as const;
