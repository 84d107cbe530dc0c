/** How long the link of a reset mail works. */
export const RESET_MINUTES = 30;

/**
 * Reset mails that one mailbox gets in any rolling hour at most, whoever asks for them: nobody's mailbox is flooded.
 */
export const RESET_MAIL_LIMIT = { requests: 5, windowSeconds: 3_600 } as const;

/**
 * The mailbox of an address: what follows a plus is the holder's own mark, and mails to all of them arrive together.
 */
export const mailboxOf = (email: string): string => email.replace(/^(.[^+@]*)\+[^@]*@/, "$1@");
