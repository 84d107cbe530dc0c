import type { Json } from "./json.ts";

/** Amazon States Language, JSONPath flavour: the part that runs here (https://states-language.net/spec.html). */
export interface StatesBlock {
  StartAt: string;
  States: Record<string, State>;
}

export interface StateMachineDefinition extends StatesBlock {
  Comment?: string;
  /** seconds for the whole execution */
  TimeoutSeconds?: number;
}

export interface Retrier {
  ErrorEquals: string[];
  /** seconds; 1 unless given */
  IntervalSeconds?: number;
  /** 3 unless given */
  MaxAttempts?: number;
  /** 2 unless given */
  BackoffRate?: number;
  MaxDelaySeconds?: number;
  JitterStrategy?: "NONE" | "FULL";
}

export interface Catcher {
  ErrorEquals: string[];
  Next: string;
  ResultPath?: string | null;
}

/** The fields that shape what goes into a state and what comes out. */
export interface DataFlowFields {
  InputPath?: string | null;
  Parameters?: Json;
  ResultSelector?: Json;
  ResultPath?: string | null;
  OutputPath?: string | null;
}

interface Transition {
  Next?: string;
  End?: boolean;
}

interface Recovery {
  Retry?: Retrier[];
  Catch?: Catcher[];
}

export interface TaskState extends DataFlowFields, Transition, Recovery {
  Type: "Task";
  Resource: string;
  TimeoutSeconds?: number;
}

export interface MapState extends DataFlowFields, Transition, Recovery {
  Type: "Map";
  ItemProcessor: StatesBlock;
  ItemsPath?: string;
  ItemSelector?: Json;
  MaxConcurrency?: number;
}

export interface ParallelState extends DataFlowFields, Transition, Recovery {
  Type: "Parallel";
  Branches: StatesBlock[];
}

export interface PassState extends DataFlowFields, Transition {
  Type: "Pass";
  Result?: Json;
}

export interface WaitState extends DataFlowFields, Transition {
  Type: "Wait";
  Seconds: number;
}

export interface ChoiceState extends DataFlowFields {
  Type: "Choice";
  Choices: ({ Next: string } & { [key: string]: Json })[];
  Default?: string;
}

export interface SucceedState extends DataFlowFields {
  Type: "Succeed";
}

export interface FailState {
  Type: "Fail";
  Error?: string;
  Cause?: string;
}

export type State =
  | TaskState
  | MapState
  | ParallelState
  | PassState
  | WaitState
  | ChoiceState
  | SucceedState
  | FailState;
