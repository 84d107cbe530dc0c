/** Said by every report, next to its first interval: the number of personas makes intervals narrow, not true. */
export const INTERVALS_MEAN =
  "The 95 % intervals say how far figures would move if other personas were drawn from this generator; they leave " +
  "out the model's own error, however many personas there are, and are no statement about people.";
