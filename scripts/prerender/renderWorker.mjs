import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/** Worker thread that renders pages. Workers do not inherit the TypeScript loader. */
register();
const { importEntry, renderHere } = await import('./renderPages.ts');
const { entryFile, shared } = workerData;
await renderHere(await importEntry(entryFile, shared.build), workerData);
