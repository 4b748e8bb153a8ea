import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fixture } from './importFixture';
import { PROJECT } from './projectFiles';
import { RIGHT_IMPORTS } from './rightImports';
import { WRONG_IMPORTS } from './wrongImports';

const OXLINT = path.join(PROJECT, 'node_modules/oxlint/bin/oxlint');
const LAYERS_RULE = 'layers(no-upward-import)';

interface Finding {
  filename: string;
  code: string;
  message: string;
}

let root: string;
let findings: Finding[];

/** Returns the fixtures with a separate file for each. */
const withFiles = (fixtures: Fixture[], name: string): (Fixture & { file: string })[] =>
  fixtures.map((fixture, index) => ({
    ...fixture,
    file: fixture.at.endsWith('/') ? `${fixture.at}${name}${index}.ts` : fixture.at,
  }));

const wrong = withFiles(WRONG_IMPORTS, 'wrong');
const right = withFiles(RIGHT_IMPORTS, 'right');

const codesOf = (file: string): string[] =>
  findings
    .filter(({ filename }) => path.normalize(filename) === path.normalize(file))
    .map(({ code }) => code);

/** Lints a folder with the configuration of this project. */
function lint(cwd: string): Promise<Finding[]> {
  const args = [OXLINT, '-c', path.join(PROJECT, '.oxlintrc.json'), '-f', 'json', '.'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      try {
        resolve((JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics);
      } catch {
        reject(new Error(`oxlint printed no report: ${stderr || stdout}`, { cause: error }));
      }
    });
  });
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'layers-'));
  for (const { file, code } of [...wrong, ...right]) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), `${code}\n`);
  }
  findings = await lint(root);
}, 60_000);

afterAll(() => rm(root, { recursive: true, force: true }));

describe('lint rejects', () => {
  it.each(wrong)('$title: $code', ({ file, rule = LAYERS_RULE }) => {
    expect(codesOf(file)).toContain(rule);
  });
});

describe('lint accepts', () => {
  it.each(right)('$title: $code', ({ file }) => {
    expect(codesOf(file).filter((code) => code === LAYERS_RULE)).toEqual([]);
  });
});
