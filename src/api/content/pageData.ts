export interface PageQuery {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** Format of page data files. Must be increased when the result of a query changes its shape. */
export const PAGE_DATA_FORMAT = 5;

export interface PageDataFile {
  format: number;
  queries: PageQuery[];
}

export function pageDataUrl(pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  return `${path || '/index'}.data.json`;
}

function isPageDataFile(json: unknown): json is PageDataFile {
  const { format, queries } = Object(json) as Partial<PageDataFile>;
  return format === PAGE_DATA_FORMAT && Array.isArray(queries);
}

export type PageDataReader = ReturnType<typeof pageDataReader>;

/** Timeout in ms. It is short, because the content files can be read instead. */
const PAGE_DATA_TIMEOUT_MS = 8000;

async function fetchPageData(url: string): Promise<readonly PageQuery[]> {
  const response = await fetch(url, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(PAGE_DATA_TIMEOUT_MS),
  });
  const json: unknown = response.ok ? await response.json() : undefined;
  return isPageDataFile(json) ? json.queries : [];
}

/** Each file is requested once. @param currentPath path of the current page, undefined if it has no data file */
export function pageDataReader(currentPath: () => string | undefined) {
  const files = new Map<string, Promise<readonly PageQuery[]>>();
  return {
    /** Empty if there is no file, or if its format is not the one of this build. Never rejects. */
    read(pathname = currentPath()): Promise<readonly PageQuery[]> {
      if (pathname === undefined) return Promise.resolve([]);
      const url = pageDataUrl(pathname);
      const known = files.get(url);
      if (known) return known;
      const file = fetchPageData(url).catch(() => {
        // After a network error, the next attempt requests the file again.
        files.delete(url);
        return [];
      });
      files.set(url, file);
      return file;
    },
    /** Sets the results of a page that came with its HTML. */
    set: (pathname: string, queries: readonly PageQuery[]) =>
      void files.set(pageDataUrl(pathname), Promise.resolve(queries)),
    clear: () => files.clear(),
  };
}

/** Path of the list of all products, in compact form. It is stored like the data of a page. */
export const PRODUCT_LIST_PATH = '/store.list';

/** Path of the contents of all products, which the search of the store needs. It is stored like the data of a page. */
export const PRODUCT_CONTENTS_PATH = '/store.contents';
