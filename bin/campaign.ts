// `npm run campaign`: bad days, drawn from seeds, against a stack of its own.
import { runCampaignCommand } from "./campaign/command.ts";
import { terminalOf } from "./cli/interruption.ts";

process.exitCode = await runCampaignCommand(process.argv.slice(2), terminalOf(process));
