/** How long the link of a reset mail works. */
export const RESET_MINUTES = 30;

/** The most reset mails that one mailbox gets in any rolling hour, so that nobody can flood it. */
export const RESET_MAIL_LIMIT = { requests: 5, windowSeconds: 3_600 } as const;

/**
 * The mailbox of an address. The part after a plus is the holder's own mark, and all such mails reach the same mailbox.
 */
export const mailboxOf = (email: string): string => email.replace(/^(.[^+@]*)\+[^@]*@/, "$1@");
