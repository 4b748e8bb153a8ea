/** What is to be shared: a page of the site, with a line about it. */
export interface ShareRequest {
  /** Absolute address. */
  url: string;
  title: string;
  /** Said before the address where the receiving app shows it. */
  text?: string;
}

/**
 * What became of it: handed to another app, put on the clipboard, called off by the visitor, or
 * refused by the browser, so that the address is to be shown.
 */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'refused';

/** Shares by the device's own sheet; undefined where it has none or does not take it. */
async function shareNatively(request: ShareRequest): Promise<ShareOutcome | undefined> {
  if (typeof navigator.share !== 'function') return undefined;
  try {
    await navigator.share(request);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : undefined;
  }
}

/**
 * Shares a link by the device's own sheet where there is one, else by the clipboard; call it from a
 * press. Never throws (public-site.md §2, Share action).
 */
export async function shareLink(request: ShareRequest): Promise<ShareOutcome> {
  const outcome = await shareNatively(request);
  if (outcome) return outcome;
  try {
    // Missing on an insecure origin, which throws as a refusal does.
    await navigator.clipboard.writeText(request.url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
