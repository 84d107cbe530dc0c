/** Headers of reports and exports: search engines do not list them. */
export const privately = { "x-robots-tag": "noindex, nofollow" };

/** The same for what is in the language that its reader accepts. */
export const privatelyInLanguage = { ...privately, vary: "Accept-Language" };
