import { Stack, type RemovalPolicy } from "aws-cdk-lib";
import { AccountRootPrincipal, AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Key } from "aws-cdk-lib/aws-kms";
import type { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import type { EnvironmentConfig } from "../config.ts";

/** What administrators of the account may do with the key: everything but use it, or allow somebody to by a grant. */
const ADMINISTRATION = [
  ...["CreateAlias", "Describe*", "Enable*", "List*", "Put*", "Update*", "Revoke*", "Disable*", "Get*", "Delete*"],
  ...["TagResource", "UntagResource", "ScheduleKeyDeletion", "CancelKeyDeletion"],
].map((action) => `kms:${action}`);

/**
 * A secret under a key of its own that nobody reads but functions of its environment, whatever their own policies allow
 * administrators and other services of the account. Their policies say which of the functions do.
 *
 * Functions may use the key by its policy, as everybody may use the account's own key for secrets: rights of their own
 * would come with a later stack, and until then they could not read the secret.
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
