import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from '../build';
import { prerender } from '../prerender/prerender';
import { withLargeCatalogue } from './largeCatalogue';

const SIZES = [24, 2000, 10_000];
/**
 * Longest times in seconds: of a full build, which grows linearly above 2,000 products, and of a
 * publication.
 */
const GOALS = { full: (count: number) => 45 * Math.max(1, count / 2000), update: 3 };

/** Time of a step in seconds: elapsed, and of all cores together. */
interface BuildTime {
  step: string;
  elapsed: string;
  cpu: string;
  goal: string;
}

async function timeStep(step: string, goal: number, act: () => Promise<void>): Promise<BuildTime> {
  const started = performance.now();
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  return {
    step,
    elapsed: seconds((performance.now() - started) / 1000),
    cpu: seconds((user + system) / 1e6),
    goal: `≤ ${goal} s`,
  };
}

/** Renames the first product of a category. */
async function renameProduct(publicFolder: string): Promise<void> {
  const products = path.join(publicFolder, 'data/products');
  const [category = ''] = await readdir(path.join(products, 'by-category'));
  const categoryFile = path.join(products, 'by-category', category);
  const records = JSON.parse(await readFile(categoryFile, 'utf8')) as {
    products: { name: string }[];
  };
  const name = JSON.stringify(records.products[0]?.name);
  for (const file of [categoryFile, path.join(products, 'index.json')])
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(name, '"Renamed"'));
}

function timeCatalogue(count: number): Promise<BuildTime[]> {
  return withLargeCatalogue(count, async (folders) => {
    const update = () => prerender({}, folders);
    const what = (step: string) => `${count} products: ${step}`;
    const full = await timeStep(
      what('npm run build, nothing built before'),
      GOALS.full(count),
      () => build(folders),
    );
    // The server has imported the prerenderer by the time of the second publication.
    await update();
    const unchanged = await timeStep(what('update without a change'), GOALS.update, update);
    await renameProduct(folders.publicFolder);
    const changed = await timeStep(
      what('update after one product has changed'),
      GOALS.update,
      update,
    );
    return [full, unchanged, changed];
  });
}

/**
 * Prints the times of full builds of a small and a large catalogue with cached images, and of updates after a publication.
 * The catalogues are temporary.
 */
export async function printBuilds(): Promise<void> {
  const times: BuildTime[] = [];
  for (const count of SIZES) times.push(...(await timeCatalogue(count)));
  console.table(times);
}
