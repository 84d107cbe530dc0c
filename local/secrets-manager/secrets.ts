import { randomBytes } from "node:crypto";
import * as z from "zod";
import { answerAwsJson, AwsError, type Action } from "../http/aws-json.ts";
import { createLocalServer } from "../http/local-server.ts";
import { openServer, type OpenServer } from "../http/open-server.ts";
import { secretInFile, secretInMemory, VersionExists, type SecretVersions } from "./secret-versions.ts";
import { ACCOUNT_ID, REGION } from "../stack/state-machines.ts";

export const TOKEN_SECRET_ID = "access-token-signing-key";
export const RESPONDENTS_SECRET_ID = "respondents-key";
export const SIGNAL_SECRET_ID = "signal-credentials";

/** A secret has 64 KiB at most. */
const MAX_BODY_BYTES = 256 * 1024;

/** A key as the deployment generates one. */
const newKey = (): string => JSON.stringify({ kid: "local", secret: randomBytes(32).toString("base64url") });

const requestSchema = z.object({
  SecretId: z.string(),
  VersionId: z.string().optional(),
  VersionStage: z.string().optional(),
  SecretString: z.string().optional(),
  ClientRequestToken: z.string().min(32).max(64).optional(),
});

const notFound = () => new AwsError("ResourceNotFoundException", "Secrets Manager can't find the specified secret.");

const arnOf = (name: string): string => `arn:aws:secretsmanager:${REGION}:${ACCOUNT_ID}:secret:${name}-Local1`;
const seconds = (milliseconds: number): number => milliseconds / 1000;

type SecretAction = (name: string, secret: SecretVersions, request: z.infer<typeof requestSchema>) => object;

/** The actions of Secrets Manager that functions and operators use, by the name that is in the request's target. */
const secretActions: Record<string, SecretAction> = {
  GetSecretValue(Name, secret, { VersionId, VersionStage }) {
    const version = secret.find({ id: VersionId, stage: VersionStage });
    if (!version) throw notFound();
    const { id, stages, created, value } = version;
    const described = { VersionId: id, VersionStages: stages, CreatedDate: seconds(created) };
    return { ARN: arnOf(Name), Name, ...described, SecretString: value };
  },

  PutSecretValue(Name, secret, { SecretString, ClientRequestToken }) {
    if (SecretString === undefined) throw new AwsError("InvalidRequestException", "You must provide SecretString.");
    try {
      const { id, stages } = secret.put(SecretString, ClientRequestToken);
      return { ARN: arnOf(Name), Name, VersionId: id, VersionStages: stages };
    } catch (error) {
      if (!(error instanceof VersionExists)) throw error;
      throw new AwsError("ResourceExistsException", `The version ${ClientRequestToken} has another value already.`);
    }
  },

  DescribeSecret(Name, secret) {
    const versions = secret.all();
    const labelled = versions
      .filter(({ stages }) => stages.length > 0)
      .map(({ id, stages }): [string, string[]] => [id, stages]);
    const changed = Math.max(...versions.map(({ created }) => created));
    const described = { LastChangedDate: seconds(changed), VersionIdsToStages: Object.fromEntries(labelled) };
    return { ARN: arnOf(Name), Name, ...described };
  },
};

/**
 * Starts what functions and operators use of Secrets Manager: GetSecretValue, PutSecretValue, DescribeSecret.
 * @param keyFiles of access tokens and of what is known of real respondents; made if they are not there
 * @param signalCredentials what the services of signals know the application by
 * @param log hears of requests that failed for no fault of the caller
 * @throws CannotStart that names a damaged file
 */
export async function startSecrets(
  keyFiles: { tokens: string; respondents: string },
  signalCredentials: object,
  log: (line: string) => void = () => undefined,
): Promise<OpenServer> {
  const secrets: Record<string, SecretVersions> = {
    [TOKEN_SECRET_ID]: secretInFile(
      keyFiles.tokens,
      newKey,
      "restore it from a copy, or remove it: the stack makes a new one, and everybody signs in again",
    ),
    [RESPONDENTS_SECRET_ID]: secretInFile(
      keyFiles.respondents,
      newKey,
      "restore it from a copy, or choose an empty folder with --data DIR: without this key nobody can read what is " +
        "stored of real respondents, or sign webhooks",
    ),
    [SIGNAL_SECRET_ID]: secretInMemory(JSON.stringify(signalCredentials)),
  };

  const inRequest =
    (act: SecretAction): Action =>
    (request) => {
      const { data, error } = requestSchema.safeParse(request);
      if (error) throw new AwsError("InvalidRequestException", z.prettifyError(error));
      const [found] = Object.entries(secrets).filter(([id]) => id === data.SecretId || arnOf(id) === data.SecretId);
      if (!found) throw notFound();
      return act(...found, data);
    };
  const actions = Object.fromEntries(Object.entries(secretActions).map(([name, act]) => [name, inRequest(act)]));
  const service = { name: "secretsmanager", version: "1.1", actions, maxBytes: MAX_BODY_BYTES, log } as const;
  return openServer(createLocalServer((request, response) => answerAwsJson(service, request, response)));
}
