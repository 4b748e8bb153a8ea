import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkPublicFolder } from './contentCheck';

const folder = await mkdtemp(path.join(tmpdir(), 'content-check-'));

afterAll(() => rm(folder, { recursive: true, force: true }));

it('reports a picture whose path is no well-encoded address as missing', async () => {
  const site = { brand: { name: 'Slate', logo: '/media/50%off.webp' } };
  await mkdir(path.join(folder, 'data'));
  await writeFile(path.join(folder, 'data/site.json'), JSON.stringify(site));
  const problems = await checkPublicFolder(folder);
  const logo = problems.find((problem) => problem.path === 'brand.logo');
  expect(logo).toMatchObject({ level: 'warning', file: 'site.json' });
  expect(logo?.message).toContain('is missing');
});
