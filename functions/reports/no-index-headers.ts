/** Headers of reports and exports: search engines do not list them. */
export const noIndex = { "x-robots-tag": "noindex, nofollow" };

/** The same, for content in the language that its reader accepts. */
export const noIndexByLanguage = { ...noIndex, vary: "Accept-Language" };
