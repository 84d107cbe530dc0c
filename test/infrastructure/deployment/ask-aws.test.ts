import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callerIdentity } from "../../../lib/deployment/caller-identity.ts";
import { OUTPUTS, outputNamed, stackOutputs } from "../../../lib/deployment/stack-outputs.ts";

let answer = { status: 200, xml: "" };
let asked: { headers: IncomingHttpHeaders; body: string } = { headers: {}, body: "" };
const server = createServer((request, response) => {
  void request.toArray().then((chunks) => {
    asked = { headers: request.headers, body: Buffer.concat(chunks as Buffer[]).toString("utf8") };
    response.writeHead(answer.status, { "content-type": "text/xml" }).end(answer.xml);
  });
});

beforeEach(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv("AWS_ENDPOINT_URL_STS", url);
  vi.stubEnv("AWS_ENDPOINT_URL_CLOUDFORMATION", url);
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "a secret key");
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.close();
  server.closeAllConnections();
});

const IDENTITY = `<GetCallerIdentityResponse><GetCallerIdentityResult>
  <Arn>arn:aws:sts::123456789012:assumed-role/Deploy&amp;Operate/mia</Arn>
  <UserId>A:mia</UserId><Account>123456789012</Account>
</GetCallerIdentityResult></GetCallerIdentityResponse>`;
const error = (code: string, message: string) =>
  `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;

describe("who the credentials belong to", () => {
  it("is asked in a signed request", async () => {
    answer = { status: 200, xml: IDENTITY };
    expect(await callerIdentity("eu-central-1")).toEqual({
      account: "123456789012",
      arn: "arn:aws:sts::123456789012:assumed-role/Deploy&Operate/mia",
    });
    expect(asked.body).toContain("Action=GetCallerIdentity");
    expect(asked.headers.authorization).toContain("/eu-central-1/sts/aws4_request");
  });

  it("cannot be told with credentials that AWS refuses", async () => {
    answer = { status: 403, xml: error("ExpiredToken", "The security token is expired") };
    await expect(callerIdentity("eu-central-1")).rejects.toThrow(
      "AWS does not take these credentials (ExpiredToken): sign in again.",
    );
  });

  it("cannot be told without credentials, which is one sentence", async () => {
    for (const name of ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_PROFILE"]) vi.stubEnv(name, undefined);
    vi.stubEnv("AWS_EC2_METADATA_DISABLED", "true");
    vi.stubEnv("AWS_CONFIG_FILE", "/dev/null");
    vi.stubEnv("AWS_SHARED_CREDENTIALS_FILE", "/dev/null");
    await expect(callerIdentity("eu-central-1")).rejects.toThrow(/^There are no AWS credentials: sign in [^.]+\.$/);
  });

  it("cannot be told when nothing answers", async () => {
    vi.stubEnv("AWS_ENDPOINT_URL_STS", "http://127.0.0.1:1");
    await expect(callerIdentity("eu-central-1")).rejects.toThrow(
      /^AWS does not answer \(.*ECONNREFUSED.*\); try again\.$/,
    );
  });
});

describe("what a deployed stack has put out", () => {
  const output = (key: string, value: string, more = "") =>
    `<member>${more}<OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`;

  it("is found by name, also below a construct", async () => {
    answer = {
      status: 200,
      xml: `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><Outputs>
        ${output("ExportsOutputRefTableCD117FA1", "staging-table-export")}
        ${output("TableName", "staging-data-Table")}
        ${output("ApiBaseUrl1A2B", "https://x/api/v1", "<Description>x</Description>")}
      </Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`,
    };
    const outputs = await stackOutputs("staging-data", "eu-central-1");
    expect(outputNamed(outputs, OUTPUTS.tableName)).toBe("staging-data-Table");
    expect(outputNamed(outputs, OUTPUTS.baseUrl)).toBe("https://x/api/v1");
    expect(outputNamed(outputs, OUTPUTS.tokenSecret)).toBeUndefined();
    expect(asked.body).toContain("StackName=staging-data");
    expect(asked.headers.authorization).toContain("/eu-central-1/cloudformation/aws4_request");
  });

  it("is nothing while the stack is not deployed", async () => {
    answer = { status: 400, xml: error("ValidationError", "Stack with id staging-data does not exist") };
    await expect(stackOutputs("staging-data", "eu-central-1")).rejects.toThrow(
      "The stack staging-data is not deployed in eu-central-1 of this account: deploy it first.",
    );
  });
});
