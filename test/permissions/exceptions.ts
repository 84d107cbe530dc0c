/** A right that is needed although no test needs it. */
export interface Exception {
  /** `function: action on resource` */
  right: string;
  /** What needs it, and why no test gets there. */
  reason: string;
  /** The test that comes closest. */
  test: string;
}

/** As few as there can be: a right that is not exercised is one that nobody has seen to be enough. */
export const exceptions: readonly Exception[] = [];
