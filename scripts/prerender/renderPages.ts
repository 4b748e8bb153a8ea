import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type * as Entry from '../../src/app/prerender/entry.prerender';
import { writeOutput } from '../build/outputFile';
import { stampPage } from './pageStamp';
import { renderDocument, type PageJob, type SharedParts } from './renderDocument';

export interface RenderTask {
  dist: string;
  entryFile: string;
  shared: SharedParts;
  jobs: PageJob[];
}

/** Below this number of pages, starting workers takes longer than rendering. */
const MIN_PAGES_FOR_WORKERS = 150;
const MAX_WORKERS = 8;

/** @param version differs between builds, so that a server imports the prerenderer again after another build */
export async function importEntry(entryFile: string, version: string): Promise<typeof Entry> {
  return (await import(`${pathToFileURL(entryFile).href}?${version}`)) as typeof Entry;
}

export async function renderHere(
  entry: typeof Entry,
  { dist, shared, jobs }: Omit<RenderTask, 'entryFile'>,
): Promise<void> {
  for (const { data, file, inputs } of jobs)
    await writeOutput(dist, file, stampPage(await renderDocument(entry, shared, data), inputs));
}

async function renderInWorker(task: RenderTask): Promise<void> {
  const worker = new Worker(new URL('./renderWorker.mjs', import.meta.url), { workerData: task });
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error(`A render worker exited with code ${code}`);
}

export async function renderPages(entry: typeof Entry, task: RenderTask): Promise<void> {
  const { jobs } = task;
  if (jobs.length < MIN_PAGES_FOR_WORKERS) return renderHere(entry, task);
  const count = Math.min(availableParallelism(), MAX_WORKERS);
  const parts = Array.from({ length: count }, (_, worker) =>
    jobs.filter((_job, index) => index % count === worker),
  );
  // Waits for all workers before it throws, so that no file is written afterwards.
  const results = await Promise.allSettled(
    parts.map((part) => renderInWorker({ ...task, jobs: part })),
  );
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}
