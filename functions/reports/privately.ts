/** Headers of reports and exports: search engines do not list them. */
export const privately = { "x-robots-tag": "noindex, nofollow" };
