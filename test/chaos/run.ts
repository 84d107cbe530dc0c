// `npm run chaos`: bad days, drawn from seeds, against a stack of its own.
import { runCampaignCommand } from "./command.ts";
import { terminalOf } from "../../bin/cli/interruption.ts";

process.exitCode = await runCampaignCommand(process.argv.slice(2), terminalOf(process));
