export interface ShareRequest {
  /** Absolute URL. */
  url: string;
  title: string;
  /** Text that some receiving apps show before the URL. */
  text?: string;
}

/** `denied` by the browser, in which case the URL should be shown. */
type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'denied';

/** Opens the native share sheet. Resolves to undefined if it is missing or rejects the request. */
async function shareNatively(request: ShareRequest): Promise<ShareOutcome | undefined> {
  if (typeof navigator.share !== 'function') return undefined;
  try {
    await navigator.share(request);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : undefined;
  }
}

/** Shares or copies the link. Browsers require a user gesture: call it in a click handler. Never rejects. */
export async function shareLink(request: ShareRequest): Promise<ShareOutcome> {
  const outcome = await shareNatively(request);
  if (outcome) return outcome;
  try {
    // On an insecure origin `clipboard` is undefined, and the TypeError is handled like a rejection.
    await navigator.clipboard.writeText(request.url);
    return 'copied';
  } catch {
    return 'denied';
  }
}
