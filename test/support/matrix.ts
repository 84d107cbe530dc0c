/** The rows of a matrix that is written on one line, `1 0 | 0 1`. */
export const matrix = (rows: string): number[][] => rows.split("|").map((row) => row.trim().split(/ +/).map(Number));
