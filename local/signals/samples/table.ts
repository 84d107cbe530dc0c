import type { SampleMarket } from "../sample-market.ts";

/** Rows of a table, one line each, cells parted by `|`; `¶` is a line break inside a cell. */
function rowsOf(table: string, cells: number): string[][] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const row = line.split("|").map((cell) => cell.replaceAll("¶", "\n").trim());
      if (row.length !== cells || row.includes("")) {
        throw new Error(`A row of sample data needs ${cells} cells that are not empty, but this one does not: ${line}`);
      }
      return row;
    });
}

const ratings = [1, 2, 3, 4, 5] as const;

function ratingOf(cell: string): (typeof ratings)[number] {
  const rating = ratings.find((value) => String(value) === cell);
  if (!rating) throw new Error(`A rating of sample data is a whole number from 1 to 5, not ${cell}`);
  return rating;
}

/** Posts of one subreddit. Cells: author, days ago, score, comments, title, text. */
export const posts = (table: string): SampleMarket["reddit"][string] =>
  rowsOf(table, 6).map(([author, daysAgo, score, comments, title, text]) => ({
    title: title!,
    text: text!,
    score: Number(score),
    comments: Number(comments),
    daysAgo: Number(daysAgo),
    author: author!,
  }));

/** Items on sale. Cells: query, price, condition, number sold, days ago, seller, title. */
export const items = (currency: string, table: string): SampleMarket["ebay"] =>
  rowsOf(table, 7).map(([query, price, condition, sold, daysAgo, seller, title]) => ({
    query: query!,
    title: title!,
    price: price!,
    currency,
    condition: condition!,
    sold: Number(sold),
    daysAgo: Number(daysAgo),
    seller: seller!,
  }));

/** Reviews of one app. Cells: rating, days ago, author, title, text. */
export const reviews = (app_id: string, app_name: string, table: string): SampleMarket["reviews"] =>
  rowsOf(table, 5).map(([rating, daysAgo, author, title, text]) => ({
    app_id,
    app_name,
    rating: ratingOf(rating!),
    title: title!,
    text: text!,
    daysAgo: Number(daysAgo),
    author: author!,
  }));
