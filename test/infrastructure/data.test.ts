import { Match } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import { functions } from "../../functions/service/functions/functions.ts";
import { UNFINISHED_WORK_INDEX, unfinished } from "../../functions/platform/table/unfinished-work.ts";
import { appOf, templateOf } from "./synthesise.ts";

const app = appOf();
const environments = ["staging", "production"] as const;
const dataOf = (name: string) => templateOf(app, `${name}-data`);
const allTemplates = (name: string) => ["data", "pipelines", "api"].map((stack) => templateOf(app, `${name}-${stack}`));

describe.each(environments)("data of %s", (name) => {
  const data = dataOf(name);

  it("is encrypted with a key of the account and can be restored to any second of 35 days", () => {
    data.hasResourceProperties("AWS::DynamoDB::Table", {
      SSESpecification: { SSEEnabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
    });
  });

  it("keeps the secret of real respondents under a key of its own, for the roles of functions alone", () => {
    const [[keyId, key]] = Object.entries(data.findResources("AWS::KMS::Key")) as [
      [string, { DeletionPolicy: string }],
    ];
    expect(key.DeletionPolicy).toBe(name === "production" ? "Retain" : "Delete");
    data.hasResourceProperties("AWS::KMS::Key", { EnableKeyRotation: true });
    data.hasResourceProperties("AWS::SecretsManager::Secret", {
      Description: Match.stringLikeRegexp("real respondents"),
      KmsKeyId: { "Fn::GetAtt": [keyId, "Arn"] },
    });
    const roles = ["api", "pipelines"].map((stack) =>
      Match.objectLike({ "Fn::Join": ["", Match.arrayWith([`:role/${name}-${stack}-*`])] }),
    );
    data.hasResourceProperties("AWS::SecretsManager::ResourcePolicy", {
      SecretId: { Ref: Match.stringLikeRegexp("^RespondentsSecret") },
      ResourcePolicy: Match.objectLike({
        Statement: [
          Match.objectLike({
            Effect: "Deny",
            Action: "secretsmanager:GetSecretValue",
            Condition: { ArnNotLike: { "aws:PrincipalArn": roles } },
          }),
        ],
      }),
    });
  });

  it("lets nobody use that key but through Secrets Manager", () => {
    const [key] = Object.values(data.findResources("AWS::KMS::Key"));
    const uses = (key?.Properties.KeyPolicy.Statement as { Action: string | string[]; Condition?: object }[]).filter(
      ({ Action }) =>
        [Action].flat().some((action) => /^kms:(\*|Create(\*|Grant)|Decrypt|Encrypt|ReEncrypt|Generate)/.test(action)),
    );
    expect(uses.length).toBeGreaterThan(0);
    for (const { Condition } of uses) expect(JSON.stringify(Condition)).toContain('"kms:ViaService"');
  });

  it("is paid per request and lets items expire", () => {
    data.hasResourceProperties("AWS::DynamoDB::Table", {
      BillingMode: "PAY_PER_REQUEST",
      TimeToLiveSpecification: { AttributeName: "expires_at", Enabled: true },
      KeySchema: [
        { AttributeName: "PK", KeyType: "HASH" },
        { AttributeName: "SK", KeyType: "RANGE" },
      ],
    });
  });

  it("has the index that the storage layer queries for unfinished work", () => {
    const [partitionKey, sortKey] = Object.keys(unfinished("2026-11-20T20:43:00.123"));
    data.hasResourceProperties("AWS::DynamoDB::Table", {
      GlobalSecondaryIndexes: [
        {
          IndexName: UNFINISHED_WORK_INDEX,
          KeySchema: [
            { AttributeName: partitionKey, KeyType: "HASH" },
            { AttributeName: sortKey, KeyType: "RANGE" },
          ],
          Projection: { ProjectionType: "ALL" },
        },
      ],
    });
  });

  it("signs tokens with a generated secret that nobody has to type", () => {
    data.hasResourceProperties("AWS::SecretsManager::Secret", {
      GenerateSecretString: {
        SecretStringTemplate: '{"kid":"1"}',
        GenerateStringKey: "secret",
        PasswordLength: 64,
        ExcludePunctuation: true,
      },
      SecretString: Match.absent(),
    });
  });

  it("has a place for the credentials of the services of signals, empty at first", () => {
    data.hasResourceProperties("AWS::SecretsManager::Secret", {
      SecretString: '{"reddit":{"client_id":"","client_secret":""},"ebay":{"client_id":"","client_secret":""}}',
    });
  });

  it("gives a deletion six times its function's time before another function gets it", () => {
    data.hasResourceProperties("AWS::SQS::Queue", {
      VisibilityTimeout: 6 * functions["worker-delete-resources"].timeoutSeconds,
    });
  });

  it("keeps files private, encrypted and away from plain HTTP, and clears what nobody came for", () => {
    data.hasResourceProperties("AWS::S3::Bucket", {
      BucketEncryption: Match.anyValue(),
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      LifecycleConfiguration: {
        Rules: Match.arrayWith(
          ["uploads/", "exports/"].map((Prefix) =>
            Match.objectLike({ Prefix, ExpirationInDays: 1, Status: "Enabled" }),
          ),
        ),
      },
      CorsConfiguration: {
        CorsRules: [Match.objectLike({ AllowedMethods: ["GET", "POST"], AllowedOrigins: ["*"] })],
      },
    });
    data.hasResourceProperties("AWS::S3::BucketPolicy", {
      PolicyDocument: Match.objectLike({
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: "Deny", Condition: { Bool: { "aws:SecureTransport": "false" } } }),
        ]),
      }),
    });
  });

  it("encrypts every queue, refuses plain HTTP, and sets failed messages aside", () => {
    for (const template of allTemplates(name)) {
      const queues = Object.entries(template.findResources("AWS::SQS::Queue"));
      const policies = Object.values(template.findResources("AWS::SQS::QueuePolicy"));
      const redriven = new Set(
        queues.flatMap(([, queue]) => {
          const target = queue.Properties.RedrivePolicy?.deadLetterTargetArn;
          return target ? [target["Fn::GetAtt"][0] as string] : [];
        }),
      );
      for (const [id, queue] of queues) {
        expect(queue.Properties.SqsManagedSseEnabled).toBe(true);
        const isDeadLetterQueue = redriven.has(id) || id.startsWith("EndedExecutionsUndelivered");
        expect(queue.Properties.RedrivePolicy === undefined, `${id} has no dead-letter queue`).toBe(isDeadLetterQueue);
        const policy = policies.find((candidate) => candidate.Properties.Queues[0].Ref === id);
        expect(JSON.stringify(policy)).toContain('"aws:SecureTransport":"false"');
      }
    }
  });
});

describe("removal policies", () => {
  it("keep production's data when a stack is deleted, and staging's not", () => {
    for (const [name, policy] of [
      ["production", "Retain"],
      ["staging", "Delete"],
    ] as const) {
      for (const type of ["AWS::DynamoDB::Table", "AWS::SecretsManager::Secret", "AWS::S3::Bucket"]) {
        const found = Object.values(dataOf(name).findResources(type));
        expect(found.length, type).toBeGreaterThan(0);
        for (const resource of found) expect(resource.DeletionPolicy, type).toBe(policy);
      }
    }
  });

  it("protect production's table and stack against deletion", () => {
    dataOf("production").hasResourceProperties("AWS::DynamoDB::Table", { DeletionProtectionEnabled: true });
    dataOf("staging").hasResourceProperties("AWS::DynamoDB::Table", { DeletionProtectionEnabled: false });
  });

  it.each([
    ["production", 90],
    ["staging", 14],
  ])("keep every log of %s for %i days, also when its stack goes", (name, days) => {
    const groups = allTemplates(name).flatMap((template) =>
      Object.values(template.findResources("AWS::Logs::LogGroup")),
    );
    expect(groups.length).toBeGreaterThan(Object.keys(functions).length);
    for (const group of groups) {
      expect(group.Properties.RetentionInDays).toBe(days);
      expect(group.DeletionPolicy).toBe("RetainExceptOnCreate");
    }
  });
});
