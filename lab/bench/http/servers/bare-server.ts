// Runs as a process of its own: `bare-server.ts PORT COMPANY USER PROJECT`, with the environment of the functions.
// Node's own http server that makes, for each of the compared requests, the calls to the table that our handler makes,
// and answers with what they bring: no token is checked, nothing is parsed, nobody is let in or kept out.
import { createServer } from "node:http";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { BASE_PATH } from "../../../../functions/service/routes.ts";
import {
  companyKey,
  projectKey,
  projectPartition,
  SIMULATION_PREFIX,
  userKey,
} from "../../../../functions/platform/table/keys.ts";
import { healthCheckKey } from "../../../../functions/platform/table/unowned-keys.ts";

const [port, companyId = "", userId = "", projectId = ""] = process.argv.slice(2);
const { TABLE_NAME: TableName = "" } = process.env;
const project = { companyId, projectId };
const table = DynamoDBDocumentClient.from(new DynamoDBClient({}));

const get = async (Key: object): Promise<unknown> =>
  (await table.send(new GetCommand({ TableName, Key: { ...Key }, ConsistentRead: true }))).Item;

/** What every route with a token reads first, beside its own. */
const readCaller = () => {
  const Keys = [userKey(companyId, userId), companyKey(companyId)].map((key) => ({ ...key }));
  return table.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }));
};

async function listSimulations(): Promise<unknown> {
  const KeyConditionExpression = "PK = :partition AND begins_with(SK, :prefix)";
  const ExpressionAttributeValues = { ":partition": projectPartition(project), ":prefix": SIMULATION_PREFIX };
  const query = { TableName, KeyConditionExpression, ExpressionAttributeValues, ConsistentRead: true };
  return (await table.send(new QueryCommand(query))).Items;
}

const reads: Record<string, () => Promise<unknown>> = {
  [`${BASE_PATH}/health`]: async () => (await get(healthCheckKey)) ?? { status: "ok" },
  [`${BASE_PATH}/projects/${projectId}`]: async () => (await Promise.all([get(projectKey(project)), readCaller()]))[0],
  [`${BASE_PATH}/projects/${projectId}/simulations`]: async () =>
    (await Promise.all([listSimulations(), readCaller()]))[0],
};

createServer((request, response) => {
  const read = reads[request.url ?? ""];
  const answer = (status: number, body: unknown) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (!read) answer(404, {});
  else
    read().then(
      (body) => answer(200, body),
      (error: unknown) => answer(500, String(error)),
    );
}).listen(Number(port), "127.0.0.1");
