import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

/** Worker thread that renders pages. Workers do not inherit the TypeScript loader. */
register();
const { renderHere } = await import('./renderPages.ts');
await renderHere(workerData);
