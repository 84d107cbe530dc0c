export interface SampleMarket {
  market: string; // "DE"
  /** Posts by subreddit name. daysAgo 0..7 */
  reddit: Record<
    string,
    { title: string; text: string; score: number; comments: number; daysAgo: number; author: string }[]
  >;
  /** Items on sale. */
  ebay: {
    query: string;
    title: string;
    price: string;
    currency: string;
    condition: string;
    sold: number;
    daysAgo: number;
    seller: string;
  }[];
  /** Reviews by app. */
  reviews: {
    app_id: string;
    app_name: string;
    rating: 1 | 2 | 3 | 4 | 5;
    title: string;
    text: string;
    daysAgo: number;
    author: string;
  }[];
}
