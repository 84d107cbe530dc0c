import * as z from "zod";

/** What moderators, interviewers and reports say in one language, and the words by which audiences and guides are read. */
export const deskSchema = z.strictObject({});
export type Desk = z.infer<typeof deskSchema>;
