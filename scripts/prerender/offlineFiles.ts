import { writeOutput } from '../build/outputFile';
import type { PictureManifest } from '../../src/ui/media/pictureVariants';
import type { Catalogue } from '../../src/api/content/catalogue';
import { CATALOGUE_FILE, catalogueOf } from './catalogue';
import type { SharedParts } from './renderDocument';
import { WORKER_FILE, workerManifest, workerScript } from './serviceWorker';

interface OfflineJob {
  dist: string;
  publicFolder: string;
  /** Folder of the content. */
  data: string;
  /** The bundled service worker. */
  worker: string;
  shared: Pick<SharedParts, 'build' | 'manifest' | 'fontUrls'>;
  pictures: PictureManifest;
}

/** Writes the service worker, and what 'Save the catalogue' saves. Returns their paths under `dist`, and the size of the catalogue. */
export async function writeOfflineFiles(
  job: OfflineJob,
): Promise<{ files: string[]; catalogueBytes: number }> {
  const { dist, publicFolder, data, worker, shared, pictures } = job;
  const script = await workerScript(worker, publicFolder, workerManifest(shared));
  await writeOutput(dist, WORKER_FILE, script);
  const { files, bytes } = await catalogueOf({ dist, data, pictures });
  await writeOutput(dist, CATALOGUE_FILE, JSON.stringify({ files } satisfies Catalogue));
  return { files: [WORKER_FILE, CATALOGUE_FILE], catalogueBytes: bytes };
}
