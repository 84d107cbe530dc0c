/** How long the link of a reset mail works. */
export const RESET_MINUTES = 30;
