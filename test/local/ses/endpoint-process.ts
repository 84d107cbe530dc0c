/*
 * An endpoint in a process of its own, to be killed: `node endpoint-process.ts <database file>`. It writes the address
 * of the endpoint to standard output.
 */
import { startMail } from "../../../local/ses/start-mail.ts";

const { endpoint } = await startMail({
  databaseFile: process.argv[2] as string,
  log: () => undefined,
});
process.stdout.write(`${endpoint}\n`);
