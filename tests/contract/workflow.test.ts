import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnv } from 'vite';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { useFolder } from '../../scripts/folderFixture';

const PROJECT = path.resolve(import.meta.dirname, '../..');

const { at, put } = useFolder();
const textOf = (file: string): string => readFileSync(path.join(PROJECT, file), 'utf8');

interface WorkflowStep {
  uses?: string;
  run?: string;
  with?: Record<string, string | boolean>;
  env?: Record<string, string>;
  name?: string;
}

interface Job {
  if?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  steps: WorkflowStep[];
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<'changes' | 'test' | 'build' | 'deploy', Job>;
}

describe('the workflow for GitHub', () => {
  const text = textOf('.github/workflows/deploy.yml');
  const workflow = parseYaml(text) as Workflow;
  const { changes, test, build, deploy } = workflow.jobs;
  const stepOf = ({ steps }: Job, part: string) => steps.find(({ uses }) => uses?.startsWith(part));
  const settings = build.steps.find(({ run }) => run?.includes('scripts/settingsFile.mjs'));

  it('deploys what was tested, and allows only the deploying job to do so', () => {
    expect([build.needs, deploy.needs]).toEqual([['changes', 'test'], 'build']);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(test.permissions).toBeUndefined();
    expect(changes.permissions).toEqual({ actions: 'read', contents: 'read' });
    expect(build.permissions).toEqual({ contents: 'read', pages: 'read' });
    expect(deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  });

  it('can leave out the tests, which expect the sample company, and still checks and builds', () => {
    expect(test.if).toMatch(/&& vars\.SKIP_TESTS != 'true'$/);
    expect(build.if).toContain("needs.test.result == 'skipped'");
    expect(textOf('docs/adopt.md')).toContain('`SKIP_TESTS`');
  });

  it('names every action by its commit, with its version in a comment', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    expect(uses).toHaveLength(steps.filter(({ uses: action }) => action).length);
    for (const line of uses)
      expect(line).toMatch(/^ +(?:- )?uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('does not leave credentials of the repository to the packages', () => {
    for (const job of [changes, test, build])
      expect(stepOf(job, 'actions/checkout@')?.with?.['persist-credentials']).toBe(false);
  });

  it('uses the same version of Node.js as the other hosts', () => {
    expect(stepOf(build, 'actions/setup-node@')?.with?.['node-version-file']).toBe('.nvmrc');
  });

  it('passes every setting of .env from the repository', () => {
    const known = [...textOf('.env').matchAll(/^(VITE_\w+)=/gm)].map((found) => found[1]);
    expect(new Set(Object.keys(settings?.env ?? {}))).toEqual(new Set(known));
    for (const [name, value] of Object.entries(settings?.env ?? {}))
      expect(value).toMatch(new RegExp(`(?:vars|secrets)\\.${name}\\b`));
  });

  it('does not test pushes that change content alone', () => {
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
    const git = (...args: string[]) =>
      execFileSync('git', [...who, ...args], { cwd: at(), encoding: 'utf8' }).trim();
    const commit = (file: string) => {
      put(file, file);
      git('add', '.');
      git('commit', '-qm', file);
      return git('rev-parse', 'HEAD');
    };
    const since = (before: string) =>
      execFileSync(process.execPath, [path.join(PROJECT, 'scripts/changedCode.mjs')], {
        cwd: at(),
        encoding: 'utf8',
        env: { ...process.env, BEFORE: before },
      }).trim();
    git('init', '-q');
    const first = commit('src/page.ts');
    expect(since(first)).toBe('code=true');
    commit('public/data/site.json');
    commit('public/media/uploads/a b ü.webp');
    expect(since(first)).toBe('code=false');
    const code = commit('public/robots.txt');
    commit('public/data/other.json');
    expect([first, '', 'f'.repeat(40)].map(since)).toEqual(Array(3).fill('code=true'));
    expect(since(code)).toBe('code=false');
  });

  it('keeps the default of a setting without a value, and every character of a value', () => {
    const values = {
      VITE_SAMPLE_TARGET: 'github:owner/repo#main',
      VITE_SAMPLE_NAME: `Ọlá's "camera" for $VITE_SAMPLE_TARGET # \\n`,
      VITE_SAMPLE_HASH: 'pbkdf2-sha256:600000:07$9d=',
    };
    const [program, script = ''] = (settings?.run ?? '').split(' ');
    expect(program).toBe('node');
    execFileSync(process.execPath, [path.join(PROJECT, script)], {
      cwd: at(),
      env: { ...process.env, ...values, VITE_SAMPLE_URL: '', OTHER: 'x' },
    });
    expect(loadEnv('production', at(), 'VITE_SAMPLE_')).toEqual(values);
    expect(readFileSync(at('.env.local'), 'utf8')).not.toMatch(/OTHER|_URL=''/);
  });
});
