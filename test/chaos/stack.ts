import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { lastingPort } from "../../local/stack/free-port.ts";
import type { Endpoints } from "../../local/stack/function-environment.ts";
import { secretsInLogs } from "../support/secrets-in-logs.ts";
import { goodMood, type ModelMood } from "./model-moods.ts";
import { openSmallDisk, type SmallDisk } from "./small-disk.ts";
import type { Order, StackOrders } from "./stack-process.ts";

const CLOCK = new URL("./clock.ts", import.meta.url).href;
const PROGRAM = fileURLToPath(new URL("./stack-process.ts", import.meta.url));
const PAUSE_MS = 50;
/** Starts on a port that somebody else took while the stack was down, mostly for a connection that ends soon. */
const STARTS = 20;
const PORT_TAKEN_MS = 500;

/** What a stack says when it takes requests. */
interface Started {
  endpoints: Endpoints;
}

interface Running {
  child: ChildProcess;
  ended: Promise<unknown>;
  endpoints: Endpoints;
}

/** A stack on a folder and a port that stay, which can be killed and started again. */
export class CampaignStack {
  readonly dataFolder: string;
  readonly #disk: SmallDisk | undefined;
  readonly #port: number;
  #running: Running | undefined;
  #starting: Promise<Running>;
  #orders = 0;
  #full = false;
  #clock = 0;
  #mood: ModelMood = goodMood;
  #callsAtOnce = 1_000;
  /** Sentences about ends that nobody ordered. */
  readonly unexpectedEnds: string[] = [];

  private constructor(dataFolder: string, port: number, disk: SmallDisk | undefined) {
    this.dataFolder = dataFolder;
    this.#port = port;
    this.#disk = disk;
    this.#starting = this.#start();
  }

  static async start(): Promise<CampaignStack> {
    const folder = mkdtempSync(join(tmpdir(), "campaign-"));
    const stack = new CampaignStack(folder, await lastingPort(), await openSmallDisk(folder));
    await stack.#starting;
    return stack;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/api/v1`;
  }

  get endpoints(): Endpoints {
    if (!this.#running) throw new Error("The stack does not run");
    return this.#running.endpoints;
  }

  async #start(starts = STARTS): Promise<Running> {
    const orders: StackOrders = {
      dataFolder: this.dataFolder,
      port: this.#port,
      clock: this.#clock,
      callsAtOnce: this.#callsAtOnce,
      mood: this.#mood,
    };
    const node = [process.execPath, "--disable-warning=ExperimentalWarning", "--import", CLOCK] as const;
    const command = [...node, PROGRAM, JSON.stringify(orders)] as const;
    const [program, ...given] = this.#disk?.enter(command) ?? command;
    const child = spawn(program, given, { stdio: ["ignore", "ignore", "pipe", "ipc"] });
    const said: string[] = [];
    child.stderr?.on("data", (chunk: Buffer) => said.push(chunk.toString()));
    const ended = once(child, "exit");
    const [started] = (await Promise.race([once(child, "message"), ended])) as [Started | number];
    if (typeof started !== "object" || started === null) {
      if (!said.join("").includes("PortTaken") || starts === 1)
        throw new Error(`The stack did not start: ${said.join("").slice(0, 2_000)}`);
      await sleep(PORT_TAKEN_MS);
      return this.#start(starts - 1);
    }
    const running: Running = { child, ended, endpoints: started.endpoints };
    this.#running = running;
    void ended.then(() => {
      if (this.#running !== running || this.#full) return;
      this.unexpectedEnds.push(`The stack ended by itself: ${said.join("").slice(0, 2_000)}`);
      this.#starting = this.#start();
    });
    return running;
  }

  /**
   * Has the stack do something, and again if it is killed meanwhile.
   * @returns what came of it
   * @throws Error if it cannot
   */
  async order(order: Order): Promise<unknown> {
    if (order.order === "clock") this.#clock = order.milliseconds;
    if (order.order === "model") this.#mood = order.mood;
    for (;;) {
      const { child, ended } = await this.#starting;
      const id = (this.#orders += 1);
      const answered = Promise.withResolvers<{ error?: string; result?: unknown } | undefined>();
      const hear = (answer: { id: number; error?: string; result?: unknown }) => {
        if (answer.id === id) answered.resolve(answer);
      };
      void ended.then(() => answered.resolve(undefined));
      child.on("message", hear);
      // Whoever has just been killed takes no orders.
      child.send({ id, order }, () => undefined);
      const answer = await answered.promise;
      child.off("message", hear);
      if (answer?.error !== undefined) throw new Error(answer.error);
      if (answer) return answer.result;
      await sleep(PAUSE_MS);
    }
  }

  /** Lets so many milliseconds pass on the stack's clock, or takes them back. */
  async jump(milliseconds: number): Promise<void> {
    await this.order({ order: "clock", milliseconds: this.#clock + milliseconds });
  }

  /** Ends it like kill -9 does, and starts it on what it left behind, perhaps with definitions of other widths. */
  async killAndStart(callsAtOnce = this.#callsAtOnce): Promise<void> {
    const running = await this.#starting;
    this.#callsAtOnce = callsAtOnce;
    this.#starting = this.#kill(running).then(() => this.#start());
    await this.#starting;
  }

  async #kill({ child, ended }: Running): Promise<void> {
    this.#running = undefined;
    child.kill("SIGKILL");
    await ended;
  }

  /**
   * Fills the disk for a while, on which a stack may end with a sentence, and has it started again then. Where no disk
   * of its own can be made it is only killed.
   */
  async fillDisk(milliseconds: number): Promise<void> {
    this.#full = true;
    this.#disk?.fill();
    await sleep(milliseconds);
    this.#disk?.free();
    await this.killAndStart();
    this.#full = false;
  }

  /** Where its files are for this process. */
  get #files(): string {
    return this.#disk?.outside ?? this.dataFolder;
  }

  /** Ends the database like kill -9 does; the stack starts another. */
  killDatabase(): void {
    const log = readFileSync(join(this.#files, "logs", "stack.log"), "utf8");
    const pid = [...log.matchAll(/The database runs as process (\d+)/g)].at(-1)?.[1];
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // Another fault was first.
    }
  }

  /** Keeps a copy of its logs, and of the histories of executions, for whoever looks what went wrong. */
  keepRecords(folder: string): void {
    mkdirSync(folder, { recursive: true });
    const histories = ["", "-wal", "-shm"].map((end) => `step-functions.sqlite${end}`);
    for (const name of ["logs", ...histories].filter((one) => existsSync(join(this.#files, one))))
      cpSync(join(this.#files, name), join(folder, name), { recursive: true });
  }

  /** Closes it and removes its data. @returns what was wrong with its logs */
  async close(): Promise<string[]> {
    await this.order({ order: "close" });
    await this.#kill(await this.#starting);
    const found = secretsInLogs(this.#files);
    await this.#disk?.close();
    rmSync(this.dataFolder, { recursive: true, force: true });
    return found;
  }
}
