import { execFile } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { scriptOf } from '../../scripts/processes.mjs';
import { codeIn, isTest, PROJECT } from './projectFiles';

const at = (file: string): string => path.join(PROJECT, file);

/** Runs a tool that prints JSON. Its exit code does not matter. */
function report<T>(tool: string, cwd: string, ...args: string[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const command = [scriptOf(tool), ...args];
    execFile(process.execPath, command, { cwd, maxBuffer: 1e9 }, (error, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout) as T);
      } catch {
        reject(new Error(`${tool} printed no report: ${stderr || stdout}`, { cause: error }));
      }
    });
  });
}

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: {
    violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[];
  };
}

const cruise = (cwd: string): Promise<Cruise> =>
  report('depcruise', cwd, '--config', at('.dependency-cruiser.mjs'), '-T', 'json', 'src');

describe('imports of this project', () => {
  let found: Cruise;
  beforeAll(async () => {
    found = await cruise(PROJECT);
  }, 120_000);

  it('follow the rules', () => {
    const violations = found.summary.violations.map(
      ({ from, to, rule }) => `${from} imports ${to}. ${rule.name}`,
    );
    expect(violations).toEqual([]);
  });

  it('are all read', () => {
    const read = new Set(found.modules.map(({ source }) => source));
    const code = codeIn('src').filter((file) => !file.endsWith('.d.ts'));
    expect(code.filter((file) => !read.has(file))).toEqual([]);
  });

  it('do not connect two folders in both directions, except a folder and the index of one inside it', () => {
    const imports = new Set<string>();
    for (const { source, dependencies } of found.modules)
      for (const { resolved } of dependencies) {
        if (isTest(source) || isTest(resolved) || !resolved.startsWith('src/')) continue;
        const [from, to] = [path.posix.dirname(source), path.posix.dirname(resolved)];
        const isIndexInside = resolved === `${to}/index.ts` && path.posix.dirname(to) === from;
        if (from !== to && !isIndexInside) imports.add(`${from} > ${to}`);
      }
    const both = [...imports].filter((key) => imports.has(key.split(' > ').reverse().join(' > ')));
    expect(both).toEqual([]);
  });
});
