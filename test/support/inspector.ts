/** The thread of the API's functions under a debugger. */
export interface DebuggedFunctions {
  /** @param line from 0 */
  breakAt(file: string, line: number): Promise<void>;
  /** Where it stands, the first time it does: `file:line function`. */
  paused: Promise<string>;
  resume(): Promise<void>;
  close(): void;
}

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, any>;
  result?: unknown;
  error?: unknown;
}

/**
 * Attaches to the thread of the API's functions by way of the process it belongs to, as editors do: the protocol's
 * domain NodeWorker carries the messages of a thread inside those of the process.
 * @param address `ws://127.0.0.1:9229/…`
 */
export async function attachToFunctions(address: string): Promise<DebuggedFunctions> {
  const socket = new WebSocket(address);
  const waiting = new Map<string, (message: Message) => void>();
  const attached = Promise.withResolvers<string>();
  const paused = Promise.withResolvers<string>();
  const urls = new Map<string, string>();
  let next = 0;
  let session = "";

  const ask = (text: (id: number) => string, from: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = (next += 1);
      waiting.set(`${from} ${id}`, ({ error, result }) =>
        error === undefined ? resolve(result) : reject(new Error(JSON.stringify(error))),
      );
      socket.send(text(id));
    });
  const askProcess = (method: string, params: object) => ask((id) => JSON.stringify({ id, method, params }), "process");
  const askThread = (method: string, params: object = {}) =>
    ask((id) => {
      const message = JSON.stringify({ id, method, params });
      const inner = { sessionId: session, message };
      return JSON.stringify({ id: id + 1_000_000, method: "NodeWorker.sendMessageToWorker", params: inner });
    }, "thread");

  const take = (message: Message, from: string): void => {
    if (message.id !== undefined) return waiting.get(`${from} ${message.id}`)?.(message);
    const { method, params = {} } = message;
    if (method === "NodeWorker.attachedToWorker" && String(params.workerInfo.title).includes("of the API"))
      attached.resolve(String(params.sessionId));
    if (method === "NodeWorker.receivedMessageFromWorker" && params.sessionId === session)
      take(JSON.parse(String(params.message)) as Message, "thread");
    if (method === "Debugger.scriptParsed") urls.set(params.scriptId, params.url);
    if (method === "Debugger.paused") {
      const { location, functionName } = params.callFrames[0];
      paused.resolve(`${urls.get(location.scriptId)}:${location.lineNumber + 1} ${functionName}`);
    }
  };
  socket.onmessage = ({ data }) => take(JSON.parse(String(data)) as Message, "process");
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`No debugger can be attached to ${address}`));
  });
  await askProcess("NodeWorker.enable", { waitForDebuggerOnStart: false });
  session = await attached.promise;
  await askThread("Debugger.enable");
  return {
    breakAt: async (file, lineNumber) =>
      void (await askThread("Debugger.setBreakpointByUrl", {
        urlRegex: `${file.replaceAll(".", "\\.")}$`,
        lineNumber,
      })),
    paused: paused.promise,
    resume: async () => void (await askThread("Debugger.resume")),
    close: () => socket.close(),
  };
}
