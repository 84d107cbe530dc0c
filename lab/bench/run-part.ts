// The process of one part: `run-part.ts NAME FOLDER [--quick]`, started by measure-part.ts with a channel to tell it
// on.
import { interruptionOf } from "../../bin/cli/interruption.ts";
import type { PartMessage } from "./messages.ts";
import { parts, type PartName } from "./parts.ts";

const [name, folder, mode] = process.argv.slice(2);
const tell = (message: PartMessage): Promise<void> =>
  new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()) ?? resolve());

process.on("disconnect", () => process.exit(1));
try {
  const { title, measure } = await parts[name as PartName].load();
  const figures = await measure({
    quick: mode === "--quick",
    folder: folder ?? "",
    say: (line) => void tell({ kind: "progress", line }),
    signal: interruptionOf(process),
  });
  await tell({ kind: "measured", title, figures });
} catch (error) {
  process.stderr.write(`${(error as Error).stack}\n`);
  await tell({ kind: "failed", reason: (error as Error).message });
}
process.exit();
