import type { ExecutionStatus } from "@aws-sdk/client-sfn";

/** One execution as it is stored. Dates are in epoch milliseconds, input and output are JSON texts. */
export interface ExecutionRecord {
  /** Rising with every start: the order of ListExecutions. */
  seq: number;
  arn: string;
  machineArn: string;
  name: string;
  status: ExecutionStatus;
  input: string;
  output: string | null;
  error: string | null;
  cause: string | null;
  startDate: number;
  stopDate: number | null;
  /** The execution whose Task state started this one. */
  parentArn: string | null;
  /** How often this endpoint was restarted while the execution ran, so that it began again. */
  restartCount: number;
  /** The status that the status change event was last delivered for. */
  announcedStatus: ExecutionStatus | null;
}

export interface NewExecution {
  arn: string;
  machineArn: string;
  name: string;
  input: string;
  startDate: number;
  parentArn: string | null;
}

export interface Ending {
  status: ExecutionStatus;
  output?: string;
  error?: string;
  cause?: string;
  stopDate: number;
}

/*
 * WAL with synchronous=NORMAL: a commit survives the death of the process (kill -9), which is the promise here; a
 * power cut may cost the last commits. One connection, and events are written once per turn of the event loop.
 */
export const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS executions (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    arn TEXT NOT NULL UNIQUE,
    machineArn TEXT NOT NULL,
    name TEXT NOT NULL,
    status TEXT NOT NULL,
    input TEXT NOT NULL,
    output TEXT,
    error TEXT,
    cause TEXT,
    startDate INTEGER NOT NULL,
    stopDate INTEGER,
    parentArn TEXT,
    restartCount INTEGER NOT NULL DEFAULT 0,
    announcedStatus TEXT
  );
  CREATE INDEX IF NOT EXISTS executions_by_machine ON executions (machineArn, seq);
  CREATE INDEX IF NOT EXISTS executions_by_status ON executions (status);
  CREATE INDEX IF NOT EXISTS executions_by_parent ON executions (parentArn, seq);
  CREATE TABLE IF NOT EXISTS history (
    seq INTEGER NOT NULL,
    id INTEGER NOT NULL,
    previousEventId INTEGER NOT NULL,
    type TEXT NOT NULL,
    timestamp INTEGER NOT NULL,
    details TEXT,
    PRIMARY KEY (seq, id)
  ) WITHOUT ROWID;
`;
