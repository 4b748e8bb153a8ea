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
