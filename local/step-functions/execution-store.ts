import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ExecutionStatus } from "@aws-sdk/client-sfn";
import { SCHEMA } from "./execution-record.ts";
import type { StoredEvent } from "./execution-history.ts";
import type { Ending, ExecutionRecord, NewExecution } from "./execution-record.ts";

/** The service forgets an execution after 90 days; its name is free again. */
const RETENTION_MS = 90 * 24 * 3600 * 1000;

/** Executions and their histories in one SQLite file. Every method but `appendEvent` is durable when it returns. */
export class ExecutionStore {
  readonly #db: DatabaseSync;
  #unwritten: { seq: number; event: StoredEvent }[] = [];
  #flushScheduled = false;
  #closed = false;

  constructor(file: string) {
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
    this.#db = new DatabaseSync(file);
    this.#db.exec(SCHEMA);
    const expired = Date.now() - RETENTION_MS;
    this.#db.prepare("DELETE FROM executions WHERE stopDate < ?").run(expired);
    this.#db.exec("DELETE FROM history WHERE seq NOT IN (SELECT seq FROM executions)");
  }

  insert(execution: NewExecution): ExecutionRecord {
    const { arn, machineArn, name, input, startDate, parentArn } = execution;
    this.#db
      .prepare(
        `INSERT INTO executions (arn, machineArn, name, status, input, startDate, parentArn)
         VALUES (?, ?, ?, 'RUNNING', ?, ?, ?)`,
      )
      .run(arn, machineArn, name, input, startDate, parentArn);
    return this.find(arn) as ExecutionRecord;
  }

  find(arn: string): ExecutionRecord | undefined {
    return this.#db.prepare("SELECT * FROM executions WHERE arn = ?").get(arn) as ExecutionRecord | undefined;
  }

  /** Those of a state machine, newest first; all statuses for null. */
  list(machineArn: string, status: ExecutionStatus | null): ExecutionRecord[] {
    return this.#db
      .prepare(
        `SELECT * FROM executions
         WHERE machineArn = :machineArn AND (:status IS NULL OR status = :status) ORDER BY seq DESC`,
      )
      .all({ machineArn, status }) as unknown as ExecutionRecord[];
  }

  /** The newest of all state machines, newest first; all statuses for null. */
  newest(limit: number, status: ExecutionStatus | null): ExecutionRecord[] {
    return this.#db
      .prepare("SELECT * FROM executions WHERE (:status IS NULL OR status = :status) ORDER BY seq DESC LIMIT :limit")
      .all({ status, limit }) as unknown as ExecutionRecord[];
  }

  /** What Task states of an execution have started, in that order. */
  children(parentArn: string, limit: number): ExecutionRecord[] {
    return this.#db
      .prepare("SELECT * FROM executions WHERE parentArn = ? ORDER BY seq LIMIT ?")
      .all(parentArn, limit) as unknown as ExecutionRecord[];
  }

  running(): ExecutionRecord[] {
    const rows = this.#db.prepare("SELECT * FROM executions WHERE status = 'RUNNING' ORDER BY seq").all();
    return rows as unknown as ExecutionRecord[];
  }

  /** Ended executions whose end was never announced, because the process died first or the listener kept failing. */
  unannounced(): ExecutionRecord[] {
    const rows = this.#db
      .prepare("SELECT * FROM executions WHERE status <> 'RUNNING' AND announcedStatus IS NOT status ORDER BY seq")
      .all();
    return rows as unknown as ExecutionRecord[];
  }

  markAnnounced(seq: number, status: ExecutionStatus): void {
    if (!this.#closed) this.#db.prepare("UPDATE executions SET announcedStatus = ? WHERE seq = ?").run(status, seq);
  }

  /** Ends an execution, its last events in the same transaction. */
  end(seq: number, { status, output, error, cause, stopDate }: Ending): void {
    this.#inTransaction(() => {
      this.#writeEvents();
      this.#db
        .prepare("UPDATE executions SET status = ?, output = ?, error = ?, cause = ?, stopDate = ? WHERE seq = ?")
        .run(status, output ?? null, error ?? null, cause ?? null, stopDate, seq);
    });
  }

  /** The execution begins again with an empty history. */
  restart(seq: number): void {
    this.#inTransaction(() => {
      this.#db.prepare("DELETE FROM history WHERE seq = ?").run(seq);
      this.#db.prepare("UPDATE executions SET restartCount = restartCount + 1 WHERE seq = ?").run(seq);
    });
  }

  /** Written with the other events of this turn of the event loop, so that executions do not wait for the disk. */
  appendEvent(seq: number, event: StoredEvent): void {
    this.#unwritten.push({ seq, event });
    if (this.#flushScheduled) return;
    this.#flushScheduled = true;
    setImmediate(() => {
      this.#flushScheduled = false;
      if (!this.#closed) this.#flush();
    });
  }

  /** All events of an execution, by rising id. */
  events(seq: number): StoredEvent[] {
    this.#flush();
    return this.#db.prepare("SELECT * FROM history WHERE seq = ? ORDER BY id").all(seq) as unknown as StoredEvent[];
  }

  lastEventId(seq: number): number {
    this.#flush();
    const row = this.#db.prepare("SELECT max(id) AS id FROM history WHERE seq = ?").get(seq);
    return (row as { id: number | null }).id ?? 0;
  }

  close(): void {
    if (this.#closed) return;
    this.#flush();
    this.#closed = true;
    this.#db.close();
  }

  #flush(): void {
    if (this.#unwritten.length > 0) this.#inTransaction(() => this.#writeEvents());
  }

  #writeEvents(): void {
    const events = this.#unwritten;
    this.#unwritten = [];
    const insert = this.#db.prepare("INSERT INTO history VALUES (?, ?, ?, ?, ?, ?)");
    for (const { seq, event } of events) {
      const { id, previousEventId, type, timestamp, details } = event;
      insert.run(seq, id, previousEventId, type, timestamp, details);
    }
  }

  #inTransaction(work: () => void): void {
    this.#db.exec("BEGIN IMMEDIATE");
    try {
      work();
      this.#db.exec("COMMIT");
    } catch (error) {
      this.#db.exec("ROLLBACK");
      throw error;
    }
  }
}
