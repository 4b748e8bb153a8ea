import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { smallContent, type Files } from '../src/domain/content/contentFixture';
import { useFolder } from './folderFixture';
import { breaksBuild, checkPublicFolder, reportProblems } from './contentCheck';

const { at, put } = useFolder();

async function check(files: object) {
  for (const [file, json] of Object.entries(files)) put(`data/${file}`, json);
  const lines: string[] = [];
  const print = (line: unknown) => void lines.push(String(line));
  for (const method of ['error', 'log'] as const)
    vi.spyOn(console, method).mockImplementation(print);
  const problems = await checkPublicFolder(at());
  const isFine = reportProblems(problems);
  vi.restoreAllMocks();
  return { isFine, lines, problems };
}

it('allows a build with a field that cannot be read, but fails the check', async () => {
  const { files } = smallContent();
  (files['services/index.json'] as { services: unknown[] }).services.push({ id: 's2', title: 5 });
  const { isFine, lines } = await check(files);
  expect(isFine).toBe(true);
  expect(lines.join('\n')).toContain(
    'Unreadable: public/data/services/index.json, services[2].title: This field (id "s2") was left out: it must be text',
  );
  const command = ['--import', 'tsx', path.join(import.meta.dirname, 'contentCheck.ts'), at()];
  const run = promisify(execFile)(process.execPath, command);
  await expect(run).rejects.toMatchObject({ code: 1 });
}, 30_000);

it('reports an image as missing if its path is not a well-encoded URL', async () => {
  const site = { brand: { name: 'Slate', logo: '/media/50%off.webp' } };
  const { problems } = await check({ 'site.json': site });
  const logo = problems.find((problem) => problem.path === 'brand.logo');
  expect(logo).toMatchObject({ level: 'warning', file: 'site.json' });
  expect(logo?.message).toContain('is missing');
});

it('fails for a fourth featured service, which does not stop the build', async () => {
  const files = smallContent().files as Files;
  const added = ['a', 'b', 'c'].map((id) => ({ id, title: id, slug: id, isFeatured: true }));
  files['services/index.json']?.services?.push(...added);
  files['services/featured.json']?.services?.push(...added);
  const { isFine, lines, problems } = await check(files);
  expect(isFine).toBe(false);
  expect(lines).toContain(
    'Error: public/data/services/featured.json, services: 4 services are featured, at most 3 can be: “Film”, “a”, “b”, “c”. Unfeature 1 of them.',
  );
  expect(breaksBuild(problems)).toBe(false);
  put('data/site.json', []);
  expect(breaksBuild(await checkPublicFolder(at()))).toBe(true);
});

it('fails if the icon of the company is missing, as the build does', async () => {
  for (const [file, json] of Object.entries(smallContent().files)) put(`data/${file}`, json);
  const withoutIcon = `data:text/javascript,
    import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const { readFile } = fs;
    fs.readFile = async (file, ...options) => {
      if (String(file).endsWith('.svg')) throw new Error('missing');
      return readFile(file, ...options);
    };
    syncBuiltinESMExports();`;
  const script = path.join(import.meta.dirname, 'contentCheck.ts');
  const command = ['--import', withoutIcon, '--import', 'tsx', script, at()];
  const run = promisify(execFile)(process.execPath, command);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('icon must be the path of an SVG file') as string,
  });
}, 30_000);
