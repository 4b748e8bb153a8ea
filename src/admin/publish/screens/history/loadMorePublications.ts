import type { Publication, PublicationHistory } from '../../publishTarget';

const UNLOADED = 'Part of this page could not be loaded.';

/** What is known of the publications. */
export interface PublicationsState {
  /** Undefined until it is known; null where the target keeps nothing. */
  history?: PublicationHistory | null;
  /** Undefined until the first ones have come. */
  list?: Publication[];
  /** Where to go on with older ones. */
  next?: string;
  /** What is left out. */
  notes: string[];
  /** Why they could not be read. */
  reason?: string;
}

/**
 * Reads on where what is known ends. A publication that is known already is not listed again: what was published
 * meanwhile has moved it to the next page. Never throws.
 * @param load gives the history; null where nobody keeps one
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
