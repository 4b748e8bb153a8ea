import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { smallContent, type Files } from '../src/domain/contentFixture';
import { breaksBuild, checkPublicFolder, reportProblems } from './contentCheck';

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

it('fails for a fourth featured service, which does not stop the build', async () => {
  const files = smallContent().files as Files;
  const added = ['a', 'b', 'c'].map((id) => ({ id, title: id, slug: id, isFeatured: true }));
  files['services/index.json']?.services?.push(...added);
  files['services/featured.json']?.services?.push(...added);
  for (const [file, json] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, 'data', file)), { recursive: true });
    await writeFile(path.join(folder, 'data', file), JSON.stringify(json));
  }
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const problems = await checkPublicFolder(folder);
  expect(reportProblems(problems)).toBe(false);
  expect(said).toHaveBeenCalledWith(
    'Error: public/data/services/featured.json, services: 4 services are featured, at most 3 can be. Unfeature 1 of them.',
  );
  vi.restoreAllMocks();
  expect(breaksBuild(problems)).toBe(false);
  await writeFile(path.join(folder, 'data/site.json'), '[]');
  expect(breaksBuild(await checkPublicFolder(folder))).toBe(true);
});
