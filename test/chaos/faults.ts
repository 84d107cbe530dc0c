import { ListExecutionsCommand, SFNClient, StopExecutionCommand } from "@aws-sdk/client-sfn";
import type { PipelineName } from "../../functions/service/functions/functions.ts";
import { stateMachineArn } from "../../local/stack/state-machines.ts";
import type { CampaignFault, Schedule } from "./schedule.ts";
import type { CampaignStack } from "./stack.ts";

const local = { region: "local", credentials: { accessKeyId: "local", secretAccessKey: "local" } };
/** What operators can stop that somebody waits for. */
const stoppable: readonly PipelineName[] = ["simulation", "persona-generation", "reliability-study", "answer-coding"];

/** Carries out the faults of a schedule, each after as many answers as it says. */
export class FaultDriver {
  readonly #stack: CampaignStack;
  readonly #waiting: Schedule["faults"][number][];
  /** How many answers clients have had. */
  answers = 0;
  /** How many faults have struck. */
  struck = 0;
  #last: Promise<void> = Promise.resolve();
  /** Names of executions that were stopped. */
  readonly #stopped: string[] = [];
  #diskWasFull = false;

  constructor(stack: CampaignStack, faults: Schedule["faults"]) {
    this.#stack = stack;
    this.#waiting = [...faults];
  }

  /** Hears that a client was answered. */
  answered = (): void => {
    this.answers += 1;
    while (this.#waiting[0] && this.#waiting[0].after <= this.answers) {
      const { fault } = this.#waiting.shift()!;
      this.#last = this.#last.then(async () => void (await this.#strike(fault)));
    }
  };

  /** Lets nothing strike any more, however much is still answered; resolves when what was due has struck. */
  end(): Promise<void> {
    this.#waiting.length = 0;
    return this.#last;
  }

  /** Resolves when every fault that was due has struck. */
  idle = (): Promise<void> => this.#last;

  /** Whether any work may have failed for a fault that nothing can be done against. */
  get excusesSome(): boolean {
    return this.#diskWasFull || this.#stopped.length > 0;
  }

  /**
   * Whether a study or group may have failed: somebody stopped its execution, or there was no room on the disk. That
   * outlasts the retries of a task, whose pauses are a hundredth of a deployment's here.
   */
  mayHaveFailed = (id: string): boolean => this.#diskWasFull || this.#stopped.some((name) => name.startsWith(id));

  async #strike(fault: CampaignFault): Promise<unknown> {
    const stack = this.#stack;
    this.struck += 1;
    switch (fault.kind) {
      case "kill everything":
        return stack.killAndStart(fault.callsAtOnce);
      case "kill the database":
        return stack.killDatabase();
      case "replace the functions":
        return stack.order({ order: "replace functions" });
      case "kill invocations":
        return stack.order({ order: "kill functions", kills: fault.kills });
      case "seams":
        return stack.order({ order: "seams", faults: fault.faults });
      case "jump of the clock":
        return stack.jump(fault.milliseconds);
      case "mood of the model":
        return stack.order({ order: "model", mood: fault.mood });
      case "full disk":
        this.#diskWasFull = true;
        return stack.fillDisk(fault.milliseconds);
      case "stop an execution":
        return this.#stop();
    }
  }

  /** Stops the oldest execution that runs. */
  async #stop(): Promise<void> {
    const client = new SFNClient({ ...local, endpoint: this.#stack.endpoints.step_functions });
    try {
      for (const pipeline of stoppable) {
        const { executions = [] } = await client.send(
          new ListExecutionsCommand({ stateMachineArn: stateMachineArn(pipeline), statusFilter: "RUNNING" }),
        );
        const running = executions.at(-1);
        if (!running) continue;
        await client.send(new StopExecutionCommand({ executionArn: running.executionArn }));
        this.#stopped.push(running.name ?? "");
        return;
      }
    } finally {
      client.destroy();
    }
  }
}
