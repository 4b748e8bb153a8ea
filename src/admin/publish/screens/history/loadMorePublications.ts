import type { Publication, PublicationHistory } from '../../publishTarget';

const UNLOADED = 'Part of this page could not be loaded.';

/** The publications loaded so far. */
export interface PublicationsState {
  /** Undefined until it is loaded; null if the target has no history. */
  history?: PublicationHistory | null;
  /** Undefined until the first page is loaded. */
  list?: Publication[];
  /** Cursor of the next page with older ones. */
  next?: string;
  /** Notes about publications that were left out. */
  notes: string[];
  /** Why they could not be read. */
  reason?: string;
}

/**
 * Loads the next page of publications. Publications that are already loaded are skipped, because newer ones move them
 * to the next page. Never throws.
 * @param load resolves to the history, or null if there is none
 */
export async function loadMorePublications(
  known: PublicationsState,
  load: () => Promise<PublicationHistory | null>,
): Promise<PublicationsState> {
  const { reason: _before, ...rest } = known;
  try {
    const history = known.history === undefined ? await load() : known.history;
    if (!history) return { ...rest, history };
    const page = await history.list(known.next);
    if ('reason' in page) return { ...rest, history, reason: page.reason };
    const { next: _old, list = [], ...others } = rest;
    const ids = new Set(list.map(({ id }) => id));
    return {
      ...others,
      history,
      list: [...list, ...page.publications.filter(({ id }) => !ids.has(id))],
      notes: [...known.notes, ...(page.note === undefined ? [] : [page.note])],
      ...(page.next !== undefined && { next: page.next }),
    };
  } catch {
    return { ...rest, reason: UNLOADED };
  }
}
