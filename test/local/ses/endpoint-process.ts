/*
 * An endpoint in a process of its own, to be killed: `node endpoint-process.ts <database file>`. It writes the address
 * of the endpoint to standard output.
 */
import { startMail } from "../../../local/ses/start-mail.ts";

const { endpoint } = await startMail({
  databaseFile: process.argv[2] as string,
  apiUrl: () => "http://127.0.0.1:3000/api/v1",
  log: () => undefined,
});
process.stdout.write(`${endpoint}\n`);
