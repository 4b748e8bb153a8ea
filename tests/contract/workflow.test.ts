import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnv } from 'vite';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';

const PROJECT = path.resolve(import.meta.dirname, '../..');

const textOf = (file: string): string => readFileSync(path.join(PROJECT, file), 'utf8');

interface WorkflowStep {
  uses?: string;
  run?: string;
  with?: Record<string, string | boolean>;
  env?: Record<string, string>;
  name?: string;
}

interface Job {
  needs?: string;
  if?: string;
  permissions?: Record<string, string>;
  steps: WorkflowStep[];
}

interface Workflow {
  on: Record<string, { branches?: string[] } | null>;
  permissions: Record<string, string>;
  concurrency: { group: string; 'cancel-in-progress': string };
  jobs: Record<'test' | 'build' | 'deploy', Job>;
}

describe('the workflow for GitHub', () => {
  const text = textOf('.github/workflows/deploy.yml');
  const workflow = parseYaml(text) as Workflow;
  const { test, build, deploy } = workflow.jobs;
  const indexOf = ({ steps }: Job, part: string) =>
    steps.findIndex(({ uses, run }) => (uses ?? run)?.startsWith(part));
  const stepOf = (job: Job, part: string) => job.steps[indexOf(job, part)];
  const settings = build.steps.find(({ run }) => run?.includes('scripts/settingsFile.mjs'));

  function expectOrder(job: Job, parts: readonly string[]): void {
    const order = parts.map((part) => indexOf(job, part));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
  }

  it('is the only one', () => {
    expect(readdirSync(path.join(PROJECT, '.github/workflows'))).toEqual(['deploy.yml']);
    expect(Object.keys(workflow.jobs)).toEqual(['test', 'build', 'deploy']);
  });

  it('tests every pull request and every push to main, including an audit of the packages', () => {
    expect(Object.keys(workflow.on)).toEqual(['pull_request', 'push', 'workflow_dispatch']);
    expect(workflow.on['push']?.branches).toEqual(['main']);
    expect(test).not.toHaveProperty('if');
    expectOrder(test, [
      'actions/checkout@',
      'actions/setup-node@',
      'npm ci',
      'npm audit --omit=dev --audit-level=high',
      'npm test',
    ]);
    expect(stepOf(test, 'npm test')?.run).toBe('npm test');
  });

  it('builds and deploys pushes that pass, and no pull requests', () => {
    expect([build.needs, deploy.needs]).toEqual(['test', 'build']);
    expect(build.if).toBe("github.event_name != 'pull_request'");
    expect(workflow.concurrency['cancel-in-progress']).toBe(
      "${{ github.event_name == 'pull_request' }}",
    );
    expectOrder(build, [
      'actions/checkout@',
      'actions/setup-node@',
      'npm ci',
      'actions/configure-pages@',
      'node scripts/settingsFile.mjs',
      'npm run build',
      'actions/upload-pages-artifact@',
    ]);
    expect(stepOf(build, 'actions/upload-pages-artifact@')?.with).toEqual({ path: 'dist' });
    expect(deploy.steps.map(({ uses }) => uses)).toEqual([
      expect.stringMatching(/^actions\/deploy-pages@/),
    ]);
  });

  it('allows only the deploying job to deploy', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(test.permissions).toBeUndefined();
    expect(build.permissions).toEqual({ contents: 'read', pages: 'read' });
    expect(deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  });

  it('names every action by its commit, with its version in a comment', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.length).toBe(
      Object.values(workflow.jobs)
        .flatMap(({ steps }) => steps)
        .filter(({ uses: action }) => action).length,
    );
    for (const line of uses)
      expect(line).toMatch(/^ +(?:- )?uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('does not leave credentials of the repository to the packages', () => {
    for (const job of [test, build])
      expect(stepOf(job, 'actions/checkout@')?.with).toEqual({ 'persist-credentials': false });
  });

  it('uses the same supported version of Node.js as the other hosts', () => {
    for (const job of [test, build])
      expect(stepOf(job, 'actions/setup-node@')?.with?.['node-version-file']).toBe('.nvmrc');
    expect(Number(textOf('.nvmrc'))).toBeGreaterThanOrEqual(22);
  });

  it('passes every setting of .env from the repository', () => {
    const known = [...textOf('.env').matchAll(/^(VITE_\w+)=/gm)].map((found) => found[1]);
    expect(new Set(Object.keys(settings?.env ?? {}))).toEqual(new Set(known));
    for (const [name, value] of Object.entries(settings?.env ?? {}))
      expect(value).toMatch(new RegExp(`(?:vars|secrets)\\.${name}\\b`));
  });

  it('keeps the default of a setting without a value, and every character of a value', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
    const values = {
      VITE_SAMPLE_TARGET: 'github:owner/repo#main',
      VITE_SAMPLE_NAME: `Ọlá's "camera" for $VITE_SAMPLE_TARGET # \\n`,
      VITE_SAMPLE_HASH: 'pbkdf2-sha256:600000:07$9d=',
    };
    const [program, script = ''] = (settings?.run ?? '').split(' ');
    expect(program).toBe('node');
    try {
      execFileSync(process.execPath, [path.join(PROJECT, script)], {
        cwd: folder,
        env: { ...process.env, ...values, VITE_SAMPLE_URL: '', OTHER: 'x' },
      });
      expect(loadEnv('production', folder, 'VITE_SAMPLE_')).toEqual(values);
      expect(readFileSync(path.join(folder, '.env.local'), 'utf8')).not.toMatch(/OTHER|_URL=''/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
