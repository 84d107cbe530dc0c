/** Headers of results, which belong to nobody's cache and no search engine. */
export const privately = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };
