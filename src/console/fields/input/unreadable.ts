/** What stands in the form for text that cannot be a value at all, so that it is neither lost nor saved. */
export class Unreadable {
  readonly text: string;
  /** Message key of the sentence that says why. */
  readonly reason: string;

  constructor(text: string, reason: string) {
    this.text = text;
    this.reason = reason;
  }
}
