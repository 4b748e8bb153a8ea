import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { loadEnv } from 'vite';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { RESPONSE_HEADERS } from '../../scripts/prerender/csp';
import { FILE_ENDINGS } from '../../scripts/prerender/fileEndings';
import { headersFile, LASTING, redirectsFile } from '../../scripts/prerender/siteFiles';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const EVERY_KIND = ['/', '/store', '/assets/gone-DowqdtPk.js', '/media/a-640-0123abcd.avif'];
/** No shell is written for these. */
const BROWSER_ONLY = ['/preview/store/any', '/preview/projects/category/film', '/preview/about/a'];
const DOTTED = '/preview/store/lens-1.25x';
const WRITTEN = ['/', '/store', '/administration', '/previews/x', '/assets/app-DowqdtPk.js'];
const MISSING_FILES = FILE_ENDINGS.flatMap((ending) => [
  `/admin/gone.${ending}`,
  `/assets/gone.${ending}`,
]);

const textOf = (file: string): string => readFileSync(path.join(PROJECT, file), 'utf8');

describe('dist/_headers and dist/_redirects, for Netlify and Cloudflare Pages', () => {
  const rules = redirectsFile()
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

  const matches = (pattern = '', address: string): boolean =>
    pattern.endsWith('/*') && address.startsWith(pattern.slice(0, -1));

  it('answer what exists in the browser only with the application, and nothing else', () => {
    const isRewritten = (address: string) => rules.some(([from]) => matches(from, address));
    const left = [...BROWSER_ONLY, DOTTED].filter((address) => !isRewritten(address));
    expect(left).toEqual([]);
    expect([...WRITTEN, '/admin/products', ...MISSING_FILES].filter(isRewritten)).toEqual([]);
    // Cloudflare leads '/200.html' away to '/200', and the address would be lost.
    for (const [, to, status] of rules) expect([to, status]).toEqual(['/200', '200']);
  });

  it('know every section that has pages with a parameter', () => {
    const patterns = [...textOf('src/app/routes.tsx').matchAll(/path: '([a-z]+)\/[^']*:/g)];
    const sections = new Set(patterns.map(([, section]) => section));
    expect(new Set(rules.map(([from]) => from))).toEqual(
      new Set([...sections].map((section) => `/preview/${section}/*`)),
    );
  });

  it('let no browser keep a file for long: they hold for missing files too, whose 404 would be kept', () => {
    const blocks = headersFile().trim().split('\n\n');
    expect(blocks[0]).toMatch(/^\/\*\n/);
    expect(blocks[0]).not.toContain('Cache-Control');
    expect(blocks.slice(1)).toEqual(
      ['assets', 'fonts', 'media'].map((folder) => `/${folder}/*\n  Cache-Control: ${LASTING}`),
    );
    expect(LASTING).toContain('max-age=600,');
  });
});

describe('netlify.toml', () => {
  it('builds into the folder that is served, and leaves headers and rewrites to the build', () => {
    const config = parseToml(textOf('netlify.toml'));
    expect(config).toEqual({ build: { command: 'npm run build', publish: 'dist' } });
  });
});

interface VercelConfig {
  rewrites: { source: string; destination: string }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

describe('vercel.json', () => {
  const config = JSON.parse(textOf('vercel.json')) as VercelConfig;
  // Only such patterns are used as mean the same to Vercel and as a regular expression.
  const matches = (source: string, address: string) => new RegExp(`^${source}$`).test(address);

  const headersOf = (address: string): Record<string, string> =>
    Object.fromEntries(
      config.headers
        .filter(({ source }) => matches(source, address))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
    );

  it('builds without a framework’s own routing, with clean addresses', () => {
    expect(config).toMatchObject({
      framework: null,
      buildCommand: 'npm run build',
      outputDirectory: 'dist',
      cleanUrls: true,
      trailingSlash: false,
    });
  });

  it('answers what exists in the browser only with the application, and nothing else', () => {
    const isRewritten = (address: string) =>
      config.rewrites.some(({ source }) => matches(source, address));
    const left = [...BROWSER_ONLY, DOTTED, '/admin/any/depth'];
    expect(left.filter((address) => !isRewritten(address))).toEqual([]);
    expect([...WRITTEN, ...MISSING_FILES].filter(isRewritten)).toEqual([]);
    expect(config.rewrites.map(({ destination }) => destination)).toEqual(['/200']);
  });

  it('sends the headers of the build, and lets no browser keep a file for long: a 404 would be kept too', () => {
    for (const address of EVERY_KIND) {
      const isFile = /^\/(?:assets|media)/.test(address);
      const lasting = isFile && { 'Cache-Control': LASTING };
      expect(headersOf(address)).toEqual({ ...RESPONSE_HEADERS, ...lasting });
    }
  });
});

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

  it('tests every pull request and every push to main, also against known faults of packages', () => {
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

  it('builds and deploys what was pushed and passed, and no pull request', () => {
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

  it('may deploy in the job that deploys alone', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(test.permissions).toBeUndefined();
    expect(build.permissions).toEqual({ contents: 'read', pages: 'read' });
    expect(deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  });

  it('names every action by its commit, and says which version that is', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.length).toBe(
      Object.values(workflow.jobs)
        .flatMap(({ steps }) => steps)
        .filter(({ uses: action }) => action).length,
    );
    for (const line of uses)
      expect(line).toMatch(/^ +(?:- )?uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('leaves no credential of the repository to the packages', () => {
    for (const job of [test, build])
      expect(stepOf(job, 'actions/checkout@')?.with).toEqual({ 'persist-credentials': false });
  });

  it('uses the version of Node that the other hosts use, which the project can run on', () => {
    for (const job of [test, build])
      expect(stepOf(job, 'actions/setup-node@')?.with?.['node-version-file']).toBe('.nvmrc');
    expect(Number(textOf('.nvmrc'))).toBeGreaterThanOrEqual(22);
  });

  it('hands on every setting of .env from the repository', () => {
    const known = [...textOf('.env').matchAll(/^(VITE_\w+)=/gm)].map((found) => found[1]);
    expect(new Set(Object.keys(settings?.env ?? {}))).toEqual(new Set(known));
    for (const [name, value] of Object.entries(settings?.env ?? {}))
      expect(value).toMatch(new RegExp(`(?:vars|secrets)\\.${name}\\b`));
  });

  it('keeps the default of a setting without a value, and every character of one with a value', () => {
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

describe('the configuration of nginx', () => {
  const text = textOf('deploy/nginx/site.conf');

  it('sends the headers of the build', () => {
    const headers = [...text.matchAll(/^ {4}add_header (\S+) "([^"]+)" always;$/gm)].map(
      ([, name, value]) => [name, value],
    );
    expect(Object.fromEntries(headers)).toEqual(RESPONSE_HEADERS);
  });

  it('adds none in a location, which would take all others away', () => {
    expect(text.match(/^ {5,}add_header/gm)).toBeNull();
  });

  it('tells files from pages by the same endings as the local server', () => {
    expect(text).toContain(`location ~* "\\.(?:${FILE_ENDINGS.join('|')})$"`);
  });
});
