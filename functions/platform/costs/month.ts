/** The calendar month (UTC) to which spending is counted: `2026-11`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** The first moment of the month after. */
export const nextMonth = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
