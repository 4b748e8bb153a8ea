import { expect, test } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filesBelow } from '../../../scripts/build/files';
import { sha256 } from '../../../scripts/build/sha256';
import { pngUpload } from '../../helpers/content/uploads';
import { freePort } from '../../helpers/hosts/freePort';
import { copyProject, readJson, startSite, whenChanged } from '../../helpers/hosts/startedSite';

type Site = Awaited<ReturnType<typeof startSite>>;
interface Product {
  id: string;
  slug: string;
  image: string;
  description: string;
}

/** Builds take long on a busy machine, and every case starts the server once. */
const LIMIT = 900_000;

let folder: string;
const at = (...parts: string[]) => path.join(folder, ...parts);

test.beforeAll(() => {
  folder = copyProject();
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Returns a publication of a new description and image of a product, and the name of both. */
async function publication(site: Site, number: number) {
  const { buffer } = await pngUpload('new.png', 300 + number, 200);
  const upload = `media/uploads/${sha256(buffer)}.png`;
  const [category] = await filesBelow(at('public/data/products/by-category'));
  const names = ['products/index.json', `products/by-category/${category}`];
  const { products } = readJson(at('public/data', names[1]!)) as { products: Product[] };
  const { id, slug } = products[0]!;
  const text = `Written in case ${number}.`;
  const files = names.map((name) => {
    const json = readJson(at('public/data', name)) as { products: Product[] };
    const product = json.products.find((entry) => entry.id === id)!;
    product.image = `/${upload}`;
    if (name === names[1]) product.description = text;
    return { path: name, json };
  });
  const changes = [
    ...files.map(({ path: name, json }) => [`public/data/${name}`, { text: JSON.stringify(json) }]),
    [`public/${upload}`, { base64: buffer.toString('base64') }],
  ];
  const { id: base } = (await site.ask({ call: 'snapshot' })) as { id: string };
  const body = JSON.stringify({ call: 'commit', base, changes, message: text });
  return { body, files, upload, slug, text };
}

type Sent = Awaited<ReturnType<typeof publication>>;

/** Moments at which the command is killed. Each sends the publication and resolves then. */
const MOMENTS: Record<string, (site: Site, sent: Sent) => Promise<number | undefined>> = {
  'while the image is uploaded': async (site, { body }) => {
    await site.sendPart(body, body.length / 2);
    return undefined;
  },
  'when the image is written': async (site, { body }) => {
    const changed = whenChanged(at('public'), /uploads/);
    await site.sendPart(body);
    await changed;
    return undefined;
  },
  'when the publication is recorded': async (site, { body }) => {
    const changed = whenChanged(at('.history'), /target$/);
    await site.sendPart(body);
    await changed;
    return undefined;
  },
  'while the pages are rebuilt': async (site, { body }) => {
    const changed = whenChanged(at('dist'), /uploads/);
    const { status } = await site.sendPart(body);
    await changed;
    return status;
  },
};

/** Expects the publication as a whole, or nothing of it. Returns whether it is there. */
async function expectWhole(site: Site, sent: Sent, before: Record<string, string>) {
  const { upload, files, text } = sent;
  const isNew = existsSync(at('public', upload));
  for (const { path: name, json } of files) {
    const found = readFileSync(at('public/data', name), 'utf8');
    if (isNew) expect(JSON.parse(found)).toEqual(json);
    else expect(found).toBe(before[name]);
  }
  for (const part of ['public', 'dist', '.history'])
    expect((await filesBelow(at(part))).filter((file) => file.includes('.tmp'))).toEqual([]);
  for (const file of await filesBelow(at('public/data')))
    expect(readFileSync(at('dist/data', file))).toEqual(readFileSync(at('public/data', file)));
  const images = (await filesBelow(at('dist/media/uploads'))).filter((file) =>
    /\.(?:avif|webp|jpg|png)$/.test(file),
  );
  for (const file of images) await sharp(at('dist/media/uploads', file)).raw().toBuffer();
  const manifest = readJson(at('dist/media/manifest.json')) as Record<string, unknown>;
  expect(`/${upload}` in manifest).toBe(isNew);
  expect((await site.read(`/store/${sent.slug}`)).includes(text)).toBe(isNew);
  const log = (await site.ask({ call: 'log', page: 1 })) as { message: string }[];
  const listed = log.filter(({ message }) => message.trim() === text);
  expect(listed).toHaveLength(isNew ? 1 : 0);
  expect(await site.state()).toEqual({});
  return isNew;
}

test('npm start, killed at any moment of a publication, recovers when it is started again', async () => {
  test.setTimeout(LIMIT);
  const port = await freePort();
  mkdirSync(at('.history'));
  let site = await startSite(folder, port);
  try {
    for (const [index, [moment, reach]] of Object.entries(MOMENTS).entries())
      await test.step(moment, async () => {
        const sent = await publication(site, index);
        const before = Object.fromEntries(
          sent.files.map(({ path: name }) => [name, readFileSync(at('public/data', name), 'utf8')]),
        );
        const status = await reach(site, sent);
        await site.kill();
        site = await startSite(folder, port);
        const isNew = await expectWhole(site, sent, before);
        // What was answered is true.
        if (status === 200) expect(isNew).toBe(true);
        if (index === 0) expect(isNew).toBe(false);
      });
  } finally {
    await site.kill();
  }
});
