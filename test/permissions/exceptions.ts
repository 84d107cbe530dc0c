/** A right that is needed although no test needs it. */
export interface Exception {
  /** `function: action on resource` */
  right: string;
  /** What needs it, and why no test gets there. */
  reason: string;
  /** The test that comes closest. */
  test: string;
}

/** As few as there can be: a right that is not exercised is one that nobody has seen to be enough. */
export const exceptions: readonly Exception[] = [
  {
    right: "api-reports: s3:GetObject on FILES_BUCKET/exports/*",
    reason:
      "A presigned address may do what the role that has signed it may do; whoever follows it asks the bucket, not " +
      "the function.",
    test: "test/contract/exports.test.ts",
  },
  {
    right: "api-live-interviews: secretsmanager:GetSecretValue on RESPONDENTS_SECRET_ID",
    reason: "A live interview of a real respondent opens their profile; those of the tests are of invented people.",
    test: "test/pipelines/respondents.slow.test.ts",
  },
  {
    right: "simulation-estimate-answers: secretsmanager:GetSecretValue on RESPONDENTS_SECRET_ID",
    reason: "It is wired as the states are that ask personas, and opens nobody's profile, so that it reads no secret.",
    test: "test/pipelines/direct-estimate.slow.test.ts",
  },
];
