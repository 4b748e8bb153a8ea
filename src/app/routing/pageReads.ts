import type { ContentDeps } from '@/api/content/contentApi';
import type { AppStore } from '../store/makeStore';

export type Dispatch = AppStore['dispatch'];
export type PageParams = Readonly<Record<string, string | undefined>>;

/** What the route table knows of a page besides its chunk; a module of `pages/reads`. */
export interface PageReads {
  /** Starts the reads the page shows. A promise resolves with the failure of a read, or rejects. */
  reads: (dispatch: Dispatch, params: PageParams) => Promise<unknown>[];
  /** What it reads grows with the catalogue, without limit. */
  isHeavy?: boolean;
  /** The paths to write as HTML, known from the content; the route's own where it is missing. */
  paths?: (tools: ContentDeps) => Promise<string[]>;
}
