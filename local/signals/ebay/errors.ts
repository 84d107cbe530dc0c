import { jsonReply, type Reply } from "../reply.ts";

/** An error document as eBay's REST APIs send it. */
const document = (status: number, domain: string, errorId: number, message: string, longMessage = message): Reply =>
  jsonReply(status, { errors: [{ errorId, domain, category: "REQUEST", message, longMessage }] });

export const ebayErrors = {
  badToken: () =>
    document(401, "OAuth", 1001, "Invalid access token", "Invalid access token. Check the Authorization header."),
  notFound: () => document(404, "ACCESS", 1002, "Resource not found"),
  badQuery: () => document(400, "API_BROWSE", 12_001, "The call must have a 'q' of 1 to 100 characters."),
  badLimit: () => document(400, "API_BROWSE", 12_506, "The 'limit' value should be between 1 and 200."),
  badOffset: () => document(400, "API_BROWSE", 12_505, "The 'offset' value has to be zero or a multiple of 'limit'."),
};
