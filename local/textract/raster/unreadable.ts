/** Why a document cannot be turned into pages; the sentence goes into the answer. */
export class UnreadableDocument extends Error {
  override readonly name: "UnreadableDocument" | "TooManyPixels";

  constructor(message: string, name: "UnreadableDocument" | "TooManyPixels" = "UnreadableDocument") {
    super(message);
    this.name = name;
  }
}
