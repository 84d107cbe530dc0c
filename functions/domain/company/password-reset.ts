/** How long the link of a reset mail works. */
export const RESET_MINUTES = 30;

/** Reset mails that one address gets in any rolling hour at most, whoever asks for them: nobody's mailbox is flooded. */
export const RESET_MAIL_LIMIT = { requests: 5, windowSeconds: 3_600 } as const;
