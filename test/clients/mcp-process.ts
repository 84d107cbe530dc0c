import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

export interface Answered {
  isError?: boolean;
  text: string;
  says: string;
  data: any;
}

export interface McpProcess {
  client: Client;
  /** Calls a tool; what it tells on the way goes to `told`. */
  call(
    name: string,
    args: Record<string, unknown>,
    options?: { signal?: AbortSignal; told?: (message: string) => void },
  ): Promise<Answered>;
  errors(): string;
  close(): Promise<void>;
}

/** What `npm run mcp` runs, with the client of the official SDK at its other end. */
export async function startMcp(variables: Record<string, string>): Promise<McpProcess> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ["--disable-warning=ExperimentalWarning", "bin/mcp.ts"],
    env: { ...(process.env as Record<string, string>), ...variables },
    stderr: "pipe",
  });
  let errors = "";
  transport.stderr?.on("data", (chunk) => (errors += String(chunk)));
  const client = new Client({ name: "test", version: "0" });
  await client.connect(transport, { timeout: 500_000 });
  return {
    client,
    call: async (name, args, { signal, told } = {}) => {
      const result = await client.callTool(
        { name, arguments: args },
        {
          timeout: 500_000,
          ...(signal ? { signal } : {}),
          ...(told ? { onprogress: ({ message }) => told(message ?? "") } : {}),
        },
      );
      const [first] = result.content;
      const text = first?.type === "text" ? first.text : "";
      const { says = "", data } = (result.structuredContent ?? {}) as Partial<Answered>;
      return { ...(result.isError ? { isError: true } : {}), text, says, data };
    },
    errors: () => errors,
    close: () => client.close(),
  };
}

/** An id that a sentence of the server names. */
export const idIn = ({ text }: Answered, name: string): string =>
  new RegExp(`${name} ([0-9a-f-]{36})`).exec(text)?.[1] ?? "";
