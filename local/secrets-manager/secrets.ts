import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import * as z from "zod";
import { lookUp } from "../../functions/platform/look-up.ts";
import { createLocalServer } from "../http/local-server.ts";
import { openServer, type OpenServer } from "../http/open-server.ts";
import { secretInFile, secretInMemory, VersionExists, type SecretVersions } from "./secret-versions.ts";
import { ACCOUNT_ID, REGION } from "../stack/state-machines.ts";

export const TOKEN_SECRET_ID = "access-token-signing-key";
export const RESPONDENTS_SECRET_ID = "respondents-key";
export const SIGNAL_SECRET_ID = "signal-credentials";

/** A key as the deployment generates one. */
const newKey = (): string => JSON.stringify({ kid: "local", secret: randomBytes(32).toString("base64url") });

const requestSchema = z.object({
  SecretId: z.string(),
  VersionId: z.string().optional(),
  VersionStage: z.string().optional(),
  SecretString: z.string().optional(),
  ClientRequestToken: z.string().min(32).max(64).optional(),
});

interface Answer {
  status: 200 | 400;
  body: object;
}
const refusal = (type: string, Message: string): Answer => ({ status: 400, body: { __type: type, Message } });
const NOT_FOUND = refusal("ResourceNotFoundException", "Secrets Manager can't find the specified secret.");

const arnOf = (name: string): string => `arn:aws:secretsmanager:${REGION}:${ACCOUNT_ID}:secret:${name}-Local1`;
const seconds = (milliseconds: number): number => milliseconds / 1000;

/** The actions of Secrets Manager that functions and operators use, by the name that is in the request's target. */
const actions: Record<
  string,
  (name: string, secret: SecretVersions, request: z.infer<typeof requestSchema>) => Answer
> = {
  GetSecretValue(Name, secret, { VersionId, VersionStage }) {
    const version = secret.find({ id: VersionId, stage: VersionStage });
    if (!version) return NOT_FOUND;
    const { id, stages, created, value } = version;
    const described = { VersionId: id, VersionStages: stages, CreatedDate: seconds(created) };
    return { status: 200, body: { ARN: arnOf(Name), Name, ...described, SecretString: value } };
  },

  PutSecretValue(Name, secret, { SecretString, ClientRequestToken }) {
    if (SecretString === undefined) return refusal("InvalidRequestException", "You must provide SecretString.");
    try {
      const { id, stages } = secret.put(SecretString, ClientRequestToken);
      return { status: 200, body: { ARN: arnOf(Name), Name, VersionId: id, VersionStages: stages } };
    } catch (error) {
      if (!(error instanceof VersionExists)) throw error;
      const message =
        "A resource with the ID you requested already exists: " + `version ${ClientRequestToken} has another value.`;
      return refusal("ResourceExistsException", message);
    }
  },

  DescribeSecret(Name, secret) {
    const versions = secret.all();
    const labelled = versions
      .filter(({ stages }) => stages.length > 0)
      .map(({ id, stages }): [string, string[]] => [id, stages]);
    const changed = Math.max(...versions.map(({ created }) => created));
    const described = { LastChangedDate: seconds(changed), VersionIdsToStages: Object.fromEntries(labelled) };
    return { status: 200, body: { ARN: arnOf(Name), Name, ...described } };
  },
};

/**
 * Starts what functions and operators use of Secrets Manager: GetSecretValue, PutSecretValue, DescribeSecret.
 * @param keyFiles of access tokens and of what is known of real respondents; made if they are not there
 * @param signalCredentials what the services of signals know the application by
 * @throws CannotStart that names a damaged file
 */
export async function startSecrets(
  keyFiles: { tokens: string; respondents: string },
  signalCredentials: object,
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

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const text = Buffer.concat(await request.toArray()).toString("utf8");
    const [, name = ""] = String(request.headers["x-amz-target"]).split(".");
    const action = lookUp(actions, name);
    if (!action) return refusal("UnknownOperationException", `This stack does not know ${name}.`);
    const parsed = requestSchema.parse(JSON.parse(text));
    const [found] = Object.entries(secrets).filter(([id]) => id === parsed.SecretId || arnOf(id) === parsed.SecretId);
    return found ? action(...found, parsed) : NOT_FOUND;
  };

  const server = createLocalServer((request, response) =>
    answer(request)
      .catch((error: unknown) => refusal("InvalidRequestException", String(error)))
      .then(({ status, body }) => {
        response.writeHead(status, { "content-type": "application/x-amz-json-1.1" });
        response.end(JSON.stringify(body));
      }),
  );
  return openServer(server);
}
