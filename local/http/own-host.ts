/**
 * A page of a foreign site can have its own name resolve to 127.0.0.1 and then read what is served here as its own.
 * Its requests still carry that name.
 */
export const OWN_HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/;
