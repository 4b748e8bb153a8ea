import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn, PROJECT, textOf } from './projectFiles';

const FOLDERS = [
  'scripts',
  'tests/setup',
  'tests/helpers',
  'tests/built',
  'tests/sweep',
  'tests/contract',
];
/** Starts and ends processes for all others. */
const PROCESSES = 'scripts/processes.mjs';

/** Code that works on some systems only, and what to use instead. */
const PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:spawn|execFile)\w*\(\s*['"`](?:npx|npm|sh|bash|cmd)['"`]/,
    'starts a shell script: use scripts/processes.mjs',
  ],
  [/(?<![.\w])exec(?:Sync)?\(/, 'runs a shell command: name the program and its arguments'],
  [/\bshell:\s*(?:true|process|['"`])/, 'needs a shell: name the program and its arguments'],
  [/['"`]npx /, 'starts a shell script: use scripts/processes.mjs'],
  [/\bprocess\.kill\(|['"]SIGKILL['"]/, 'ends processes by a signal: use endTree'],
  [/['"`]\/(?:tmp|dev)\//, 'names a folder of one system: use tmpdir() or ignore'],
];

const problemsOf = (text: string): string[] =>
  PROBLEMS.filter(([pattern]) => pattern.test(text)).map(([, problem]) => problem);

const files = [...filesIn(...FOLDERS), ...readdirSync(PROJECT)].filter(
  (file) => /\.(?:ts|mjs|js)$/.test(file) && file !== PROCESSES,
);

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
  ])('must not depend on one system: %s', (text) => {
    expect(problemsOf(text)).toHaveLength(1);
  });

  it('may start programs, and end programs that they started', () => {
    const text = 'spawn(process.execPath, args, { cwd }); pattern.exec(text); child.kill();';
    expect(problemsOf(text)).toEqual([]);
  });

  it('run on every system', () => {
    expect(files.length).toBeGreaterThan(50);
    const problems = files.flatMap((file) =>
      problemsOf(textOf(file)).map((problem) => `${file} ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('of package.json are one command each, without the syntax of a shell', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as {
      scripts: Record<string, string>;
    };
    for (const command of Object.values(scripts))
      expect(command).toMatch(/^(?:node|prettier|oxlint) [\w\s./:-]+$/);
  });
});
