import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it, vi } from 'vitest';
import { smallContent, type Files } from '../src/domain/content/contentFixture';
import { breaksBuild, checkPublicFolder, reportProblems } from './contentCheck';

const folder = await mkdtemp(path.join(tmpdir(), 'content-check-'));

afterAll(() => rm(folder, { recursive: true, force: true }));

it('allows a build with an unreadable record, but fails the check', async () => {
  const { files } = smallContent();
  const data = path.join(folder, 'damaged/data');
  (files['services/index.json'] as { services: unknown[] }).services.push({ id: 's2', title: 5 });
  for (const [file, json] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(data, file)), { recursive: true });
    await writeFile(path.join(data, file), JSON.stringify(json));
  }
  const lines: string[] = [];
  const spies = [
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line))),
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line))),
  ];
  const hasNoErrors = reportProblems(await checkPublicFolder(path.dirname(data)));
  spies.forEach((spy) => spy.mockRestore());
  expect(hasNoErrors).toBe(true);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^Unreadable: public\/data\/services\/index\.json, services\[2\]: Record 2 \(id "s2"\) was left out: “title” must be text/,
    ),
  );
  const command = ['--import', 'tsx', path.join(import.meta.dirname, 'contentCheck.ts')];
  const check = promisify(execFile)(process.execPath, [...command, path.dirname(data)]);
  await expect(check).rejects.toMatchObject({ code: 1 });
}, 30_000);

it('reports an image as missing if its path is not a well-encoded URL', async () => {
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
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const problems = await checkPublicFolder(folder);
  expect(reportProblems(problems)).toBe(false);
  expect(printed).toHaveBeenCalledWith(
    'Error: public/data/services/featured.json, services: 4 services are featured, at most 3 can be. Unfeature 1 of them.',
  );
  vi.restoreAllMocks();
  expect(breaksBuild(problems)).toBe(false);
  await writeFile(path.join(folder, 'data/site.json'), '[]');
  expect(breaksBuild(await checkPublicFolder(folder))).toBe(true);
});
