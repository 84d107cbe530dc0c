import { readOptions, wholeNumber } from "../../../bin/cli/read-options.ts";

export interface SoakOptions {
  minutes: number;
  connections: number;
  /** Milliseconds between an answer and the connection's next request, on average. */
  pause: number;
}

export const HELP = `Loads a local stack for a while, with studies of 300 personas under way, and says what it has used.

  npm run lab -- soak [--minutes N] [--connections N] [--pause MS]

  --minutes N      how long, 3 to 600 (default 30)
  --connections N  each sends one request after the other, 1 to 500 (default 50)
  --pause MS       between an answer and the next request of its connection, 0 to 60000 on average (default 1000);
                   without any the load is as much as the machine can bear, and every answer waits for all of the others
  --help           this text

The stack is a process of its own on a folder that goes away with it. Each minute has a line: memory, sockets, handles,
requests, errors, and how soon /health was answered. At the end: whether memory was flat after the first third. Exit
code 0: no request and no study failed, whatever the times; 1: some did; 2: wrong arguments; 130: interrupted.`;

const options = {
  minutes: { type: "string", default: "30" },
  connections: { type: "string", default: "50" },
  pause: { type: "string", default: "1000" },
  help: { type: "boolean", short: "h" },
} as const;

/**
 * Reads the arguments of `npm run lab -- soak`.
 * @returns "help" when it was asked for
 * @throws UsageError
 */
export function readArguments(argv: readonly string[]): SoakOptions | "help" {
  const { values } = readOptions("lab -- soak", argv, options);
  if (values.help) return "help";
  return {
    minutes: wholeNumber("minutes", values.minutes, [3, 600]),
    connections: wholeNumber("connections", values.connections, [1, 500]),
    pause: wholeNumber("pause", values.pause, [0, 60_000]),
  };
}
