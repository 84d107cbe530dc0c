import { Stack, type RemovalPolicy } from "aws-cdk-lib";
import { AccountRootPrincipal, AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Key } from "aws-cdk-lib/aws-kms";
import type { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import type { EnvironmentConfig } from "../config.ts";

/** The actions that administrators of the account may take with the key: all but using it, or granting its use. */
const ADMINISTRATION = [
  ...["CreateAlias", "Describe*", "Enable*", "List*", "Put*", "Update*", "Revoke*", "Disable*", "Get*", "Delete*"],
  ...["TagResource", "UntagResource", "ScheduleKeyDeletion", "CancelKeyDeletion"],
].map((action) => `kms:${action}`);

/**
 * A secret under a key of its own, which only functions of its environment can read. Policies that give more rights to
 * administrators and other services of the account do not change this. The functions' own policies say which of them
 * may read it.
 *
 * The key's policy lets functions use the key, as the account's own key for secrets is open to everybody. Separate
 * rights would come with a later stack, and the functions could not read the secret until then.
 */
export function guardedSecret(
  scope: Construct,
  { name }: EnvironmentConfig,
  removalPolicy: RemovalPolicy,
  create: (key: Key) => Secret,
): Secret {
  const { account, partition, region } = Stack.of(scope);
  const functions = ["api", "pipelines"].map((stack) => `arn:${partition}:iam::${account}:role/${name}-${stack}-*`);
  const key = new Key(scope, "RespondentsKey", {
    description: `Encrypts the secret of real respondents of ${name}`,
    enableKeyRotation: true,
    removalPolicy,
    policy: new PolicyDocument({
      statements: [
        new PolicyStatement({ actions: ADMINISTRATION, principals: [new AccountRootPrincipal()], resources: ["*"] }),
        new PolicyStatement({
          actions: ["kms:Decrypt"],
          principals: [new AnyPrincipal()],
          resources: ["*"],
          conditions: {
            StringEquals: { "kms:CallerAccount": account, "kms:ViaService": `secretsmanager.${region}.amazonaws.com` },
            ArnLike: { "aws:PrincipalArn": functions },
          },
        }),
      ],
    }),
  });
  const secret = create(key);
  secret.addToResourcePolicy(
    new PolicyStatement({
      effect: Effect.DENY,
      actions: ["secretsmanager:GetSecretValue"],
      principals: [new AnyPrincipal()],
      resources: ["*"],
      conditions: { ArnNotLike: { "aws:PrincipalArn": functions } },
    }),
  );
  return secret;
}
