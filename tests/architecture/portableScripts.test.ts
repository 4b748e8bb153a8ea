import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['scripts', 'tests/setup', 'tests/helpers', 'tests/sweep', 'tests/contract'];
/** Starts and ends processes for all others. */
const PROCESSES = 'scripts/processes.mjs';

/** What works on some systems only, and what to use. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:spawn|execFile)\w*\(\s*['"`](?:npx|npm|sh|bash|cmd)['"`]/,
    'starts a shell script: use scripts/processes.mjs',
  ],
  [/(?<![.\w])exec(?:Sync)?\(/, 'runs a line of a shell: name the program and its arguments'],
  [/\bshell:\s*(?:true|process|['"`])/, 'needs a shell: name the program and its arguments'],
  [/['"`]npx /, 'starts a shell script: use scripts/processes.mjs'],
  [/\bprocess\.kill\(|['"]SIGKILL['"]/, 'ends processes by a signal: use endTree'],
  [/['"`]\/(?:tmp|dev)\//, 'names a folder of one system: use tmpdir() or ignore'],
];

const faultsOf = (text: string): string[] =>
  FAULTS.filter(([pattern]) => pattern.test(text)).map(([, fault]) => fault);

const files = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.split(path.sep).join('/')}`,
    ),
  ),
  ...readdirSync(PROJECT),
].filter((file) => /\.(?:ts|mjs|js)$/.test(file) && file !== PROCESSES);

describe('scripts', () => {
  it.each([
    "spawn('npx', ['vite'])",
    "execFileSync('sh', ['-c', line])",
    'execSync(line)',
    'spawn(line, { shell: true })',
    'command: `npx tsx serve.ts`',
    'process.kill(-pid)',
    "child.kill('SIGKILL')",
    "mkdtemp('/tmp/x')",
  ])('are refused where only some systems can run them: %s', (text) => {
    expect(faultsOf(text)).toHaveLength(1);
  });

  it('may start programs and end what they started', () => {
    const text = 'spawn(process.execPath, args, { cwd }); pattern.exec(text); child.kill();';
    expect(faultsOf(text)).toEqual([]);
  });

  it('run on every system', () => {
    expect(files.length).toBeGreaterThan(50);
    const faults = files.flatMap((file) =>
      faultsOf(readFileSync(path.join(PROJECT, file), 'utf8')).map((fault) => `${file} ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('of package.json are one command each, without the syntax of a shell', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const command of Object.values(scripts))
      expect(command).toMatch(/^(?:node|prettier|oxlint) [\w\s./:-]+$/);
  });
});
