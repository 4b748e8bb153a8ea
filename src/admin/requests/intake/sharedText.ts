/** The text that was shared with the office, until its dialog has read it. It is kept in memory only. */
let shared = '';

/** Keeps a shared text for the list of requests. */
export function keepSharedText(text: string): void {
  shared = text;
}

/** Returns the text that is kept, or ''. */
export function receivedText(): string {
  return shared;
}
