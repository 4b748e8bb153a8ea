import type { Problem } from '@/domain/record/problem';
import type { ContentSource } from './contentSource';
import type { PageDataReader } from './pageData';

export interface ContentDeps {
  source: ContentSource;
  /** Source of what visitors get for the back office, if `source` is not up to date or serves unpublished changes. */
  liveSource?: ContentSource;
  /** The data files of prerendered pages; missing where content is read from other places than the website. */
  pageData?: PageDataReader;
  /** Loads the parsers of files. They are separate, because prerendered pages include their data. */
  loadParsers: () => Promise<typeof import('./readers').parsersModule>;
  /** Loads the readers of results that several files make up, which the back office does not need. */
  loadReaders: () => Promise<typeof import('./readers')>;
  /** Returns a random source for a seed: deterministic in the prerenderer, so that the HTML is stable. */
  randomFor: (seed: string) => () => number;
  /** Called with the problems of a file that was parsed, such as records that were left out. */
  report: (problems: Problem[]) => void;
}

type Parsers = (typeof import('./readers').parsersModule)['parsers'];

export type ContentFileName = keyof Parsers;

export type ContentFileResults = {
  [K in ContentFileName]: ReturnType<Parsers[K]>['value'];
};

/** Reads one content file through the store, parsed. @throws ContentFailure if it cannot be read or parsed */
export type ReadContentFile = <K extends ContentFileName>(
  name: K,
  path?: string,
) => Promise<ContentFileResults[K]>;
