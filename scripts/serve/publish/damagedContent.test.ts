import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emptyDrafts } from '../../../src/admin/drafts/state/draftEntry';
import { prepareBundle } from '../../../src/admin/publish/thunks/prepareBundle';
import { toBody } from '../../../src/admin/file-store/localStore';
import { changesOfBundle } from '../../../src/admin/publish/baseContent';
import { listChanges } from '../../../src/admin/publish/changes/changes';
import { applyRestoration } from '../../../src/admin/publish/restore/restore';
import { readContent } from '../../../src/domain/content/content';
import { readContentFiles } from '../../contentCheck';
import { createPublishFolders, startService } from './publishFixture';

async function renameProduct(service: Awaited<ReturnType<typeof startService>>, data: string) {
  const { files } = await readContentFiles(data);
  const { content } = readContent(files);
  const product = content.products.find(({ id }) => id === 'p2')!;
  const edits = [
    { collection: 'products', id: 'p2', draft: { ...product, name: 'Renamed' } },
  ] as const;
  const drafts = applyRestoration(edits, emptyDrafts(), content);
  const live = { files, failed: [], content };
  const now = '2026-01-02T10:00:00.000Z';
  const { bundle, problems } = await prepareBundle(live, listChanges(drafts), new Set(), now);
  expect(problems.errors).toEqual([]);
  const changes = [...(await changesOfBundle(bundle))].map(([name, bytes]) => [
    name,
    bytes && toBody(bytes),
  ]);
  return { reply: await service.commit(changes), files };
}

async function damagedSite() {
  const { folders, at } = await createPublishFolders();
  const service = await startService(folders);
  const text = (file: string) => readFile(at(`data/${file}`), 'utf8');
  const write = (file: string, bytes: string | Buffer) => writeFile(at(`data/${file}`), bytes);
  const change = async (file: string, edit: (json: never) => void, spaces?: number) => {
    const json = JSON.parse(await text(file)) as never;
    edit(json);
    await write(file, `${JSON.stringify(json, null, spaces)}\n\n`);
  };
  await change('services/index.json', ({ services }: { services: unknown[] }) => {
    services.splice(1, 0, { title: 5, id: 's9', 'x-note': [1] });
  });
  await change('site.json', ({ footer }: { footer: { groups: unknown[] } }) => {
    footer.groups.push(null);
  });
  await change('pages/home.json', (home: { testimonials: { cards: unknown[] } }) => {
    home.testimonials.cards.unshift({ name: 7, text: 'Kept' });
  });
  await change(
    'products/by-category/lenses.json',
    ({ products }: { products: unknown[] }) => {
      products.splice(0, 1, 'odd', { stock: '3', description: 'Sharp', id: 'p1', name: 'Zoom' });
    },
    7,
  );
  return { service, at, text, write };
}

const LENSES = 'products/by-category/lenses.json';
const INDEX = 'products/index.json';

it('writes only the edit: other files keep their bytes, damaged records keep value and position', async () => {
  const { service, at, text } = await damagedSite();
  const names = (await readdir(at('data'), { recursive: true }))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.split(path.sep).join('/'));
  const before = await Promise.all(names.map(text));
  const { reply, files } = await renameProduct(service, at('data'));
  expect(reply).toMatchObject({ status: 200 });
  const after = await Promise.all(names.map(text));
  const changed = names.filter((_name, index) => after[index] !== before[index]);
  expect(changed.sort()).toEqual([LENSES, INDEX]);
  const had = (files[LENSES] as { products: object[] }).products;
  const { products } = JSON.parse(await text(LENSES)) as { products: object[] };
  expect(JSON.stringify(products)).toBe(
    JSON.stringify([had[0], had[1], { ...had[2], name: 'Renamed' }]),
  );
});

it('keeps numbers of damaged records that are too large', async () => {
  const { service, at, text, write } = await damagedSite();
  await write(LENSES, (await text(LENSES)).replace('"stock": "3"', '"stock": 1e400'));
  const { files } = await readContentFiles(at('data'));
  expect(readContent(files).problems).toContainEqual(
    expect.objectContaining({ level: 'unreadable', file: LENSES, path: 'products[1].stock' }),
  );
  expect((await renameProduct(service, at('data'))).reply).toMatchObject({ status: 200 });
  expect(await text(LENSES)).toContain('"stock": 1e999');
});

it('publishes with files that begin with a byte order mark', async () => {
  const { service, at, text, write } = await damagedSite();
  const other = 'services/index.json';
  for (const file of [INDEX, other]) await write(file, `\ufeff${await text(file)}`);
  const { reply } = await renameProduct(service, at('data'));
  expect(reply).toMatchObject({ status: 200 });
  expect(await text(INDEX)).toContain('Renamed');
  expect(await text(other)).toMatch(/^\ufeff/);
});

it('ignores broken files that are no content', async () => {
  const { service, at, text, write } = await damagedSite();
  await write('notes.json', '{"half":');
  await write('products/by-category/zzz.json', '{"half":');
  await write('projects/by-category/zzz.json', '{}');
  expect((await renameProduct(service, at('data'))).reply).toMatchObject({ status: 200 });
  expect(await text(INDEX)).toContain('Renamed');
  expect(await text('notes.json')).toBe('{"half":');
});
