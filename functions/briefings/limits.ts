/** Largest file in the body of a request: with base64 and the rest of the event, it fills a Lambda request. */
export const LARGEST_FORM_FILE_BYTES = 4_500_000;
/** Largest file that is uploaded directly to S3. */
export const LARGEST_UPLOAD_BYTES = 50_000_000;
/** Longer texts are cut, with a note at the end. */
export const MOST_CHARACTERS = 200_000;
/** If a text is at least this long, personas see a summary instead of it. */
export const SUMMARY_FROM_CHARACTERS = 1_500;
/** How long a presigned form works. */
export const UPLOAD_SECONDS = 900;
/** How long storing a briefing may take before it counts as abandoned; longer than its function may run. */
export const STORING_SECONDS = 60;
/** How long an uploaded file waits to become a briefing. */
export const UPLOAD_KEPT_SECONDS = 3_600;
