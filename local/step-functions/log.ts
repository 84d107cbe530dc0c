/** Where the endpoint writes what an operator may want to know. */
export type Log = (level: "info" | "warn" | "error", message: string, details?: Record<string, unknown>) => void;
