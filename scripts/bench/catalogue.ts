import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from '../build';
import { prerender } from '../prerender/prerender';
import { CATEGORIES, withLargeCatalogue } from './largeContent';
import { originOf } from '../serve/http';
import { servePreview } from '../serve/preview';
import { openPage, type Bench } from './page';
import { button, search } from './publicSite';

const CHIPS = ['Lighting', 'Accessories', 'Cameras', 'Lenses'];
const TEXT = 'camera lens kit';
const GOALS = { handlers: 50, event: 100 };

/** Prints the cost of searching a store with 10,000 products, and that of a text field without handlers. */
export async function printCatalogue({ browser }: Bench): Promise<void> {
  await withLargeCatalogue(10_000, async (folders) => {
    await prerender({}, folders);
    const server = await servePreview(0, folders.dist);
    const phone = await openPage(browser);
    const { page } = phone;
    const list = page.waitForResponse('**/store.list.data.json');
    await page.goto(`${originOf(server)}/store`);
    await (await list).finished();
    await phone.type('search, per keystroke', search(page), TEXT, GOALS);
    await search(page).fill('');
    for (const name of CHIPS)
      await phone.press('category chip', button(new RegExp(`^${name}`))(page), 1, GOALS);
    await page.evaluate(() => document.body.prepend(document.createElement('textarea')));
    const field = page.locator('textarea').first();
    await phone.type('a bare text field, per keystroke', field, TEXT, {});
    server.close();
    await phone.finish('store with 10,000 products, 4 × CPU');
  });
}

/** Renames the first product of a category. */
async function renameProduct(publicFolder: string): Promise<void> {
  const [category = ''] = await readdir(path.join(publicFolder, CATEGORIES));
  const file = path.join(publicFolder, CATEGORIES, category);
  const text = await readFile(file, 'utf8');
  const [name = ''] = /"name": "[^"]*"/.exec(text.slice(text.indexOf('"products"'))) ?? [];
  for (const changed of [file, path.join(publicFolder, 'data/products/index.json')])
    await writeFile(
      changed,
      (await readFile(changed, 'utf8')).replaceAll(name, '"name": "Renamed"'),
    );
}

/**
 * Prints the times of full builds of a small and a large catalogue with cached images, and of updates after a publication.
 * A full build grows linearly above 2,000 products.
 */
export async function printBuilds(): Promise<void> {
  const rows: Record<string, string>[] = [];
  for (const count of [24, 2000, 10_000])
    await withLargeCatalogue(count, async (folders) => {
      const time = async (step: string, goal: number, act: () => Promise<void>) => {
        const [started, cpu] = [performance.now(), process.cpuUsage()];
        await act();
        const { user, system } = process.cpuUsage(cpu);
        const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
        rows.push({
          step: `${count} products: ${step}`,
          elapsed: seconds(performance.now() - started),
          'CPU time of all cores': seconds((user + system) / 1000),
          goal: `≤ ${goal} s`,
        });
      };
      const update = () => prerender({}, folders);
      const full = 45 * Math.max(1, count / 2000);
      await time('npm run build, nothing built before', full, () => build(folders));
      // The server has imported the prerenderer by the time of the second publication.
      await update();
      await time('update without a change', 3, update);
      await renameProduct(folders.publicFolder);
      await time('update after one product has changed', 3, update);
    });
  console.table(rows);
}
