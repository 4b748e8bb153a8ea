import type { Publication, PublicationHistory, TargetFailure } from '../../publishTarget';

/** The publications loaded so far. */
export interface PublicationsState {
  /** Undefined until the first page is loaded. */
  list?: Publication[];
  /** Cursor of the next page with older ones. */
  next?: string;
  /** Why some publications are left out. */
  incomplete: TargetFailure[];
  /** Why the last page could not be loaded. */
  failure?: TargetFailure;
}

/**
 * Loads the next page of publications. Publications that are already loaded are skipped, because newer ones move them
 * to the next page. Never throws.
 */
export async function loadMorePublications(
  known: PublicationsState,
  history: PublicationHistory,
): Promise<PublicationsState> {
  const page = await history.list(known.next);
  if ('code' in page) return { ...known, failure: page };
  const { list = [], incomplete } = known;
  const ids = new Set(list.map(({ id }) => id));
  return {
    list: [...list, ...page.publications.filter(({ id }) => !ids.has(id))],
    next: page.next,
    incomplete: page.incomplete ? [...incomplete, page.incomplete] : incomplete,
  };
}
