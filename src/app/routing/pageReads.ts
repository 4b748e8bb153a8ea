import type { ContentDeps } from '@/api/content/contentApi';
import type { AppStore } from '../store/makeStore';

export type Dispatch = AppStore['dispatch'];
export type PageParams = Readonly<Record<string, string | undefined>>;

/** Data requirements of a page, in a module of `pages/reads`. */
export interface PageReads {
  /** Starts the reads the page shows. A promise resolves with the failure of a read, or rejects. */
  reads: (dispatch: Dispatch, params: PageParams) => Promise<unknown>[];
  /** Set if the amount of data grows with the catalogue. */
  isHeavy?: boolean;
  /**
   * Returns the paths to prerender, derived from the content. By default this is the path of the
   * route.
   */
  paths?: (deps: ContentDeps) => Promise<string[]>;
}
