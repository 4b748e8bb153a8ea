/** What became of sharing: done or given up by the visitor, copied, or the visitor has to copy it. */
export type ShareOutcome = 'done' | 'copied' | 'refused';

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

async function copied(url: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/**
 * Shares a link with the device's own sheet where there is one, else copies it; a sheet that the
 * visitor closes is no failure; never throws (public-site.md §2, Project detail).
 * @param url absolute
 */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if (typeof navigator.share !== 'function') return copied(url);
  try {
    await navigator.share({ title, url });
    return 'done';
  } catch (error) {
    return isAbort(error) ? 'done' : copied(url);
  }
}
