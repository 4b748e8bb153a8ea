import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  with?: Record<string, string>;
  env?: Record<string, string>;
  name?: string;
}

interface Workflow {
  on: { push: { branches: string[] } };
  permissions: Record<string, string>;
  concurrency: { 'cancel-in-progress': boolean };
  jobs: Record<'build' | 'deploy', { needs?: string; steps: WorkflowStep[] }>;
}

describe('the workflow for GitHub Pages', () => {
  const workflow = parseYaml(textOf('.github/workflows/deploy.yml')) as Workflow;
  const { steps } = workflow.jobs.build;
  const at = (part: string) => steps.findIndex(({ uses, run }) => (uses ?? run)?.startsWith(part));
  const settings = steps.find(({ run }) => run?.includes('.env.local'));

  it('builds and deploys every push to main, with no more rights than that takes', () => {
    expect(workflow.on.push.branches).toEqual(['main']);
    expect(workflow.permissions).toEqual({
      contents: 'read',
      pages: 'write',
      'id-token': 'write',
    });
    expect(workflow.concurrency['cancel-in-progress']).toBe(false);
    const order = [
      'actions/checkout@',
      'actions/setup-node@',
      'npm ci',
      'actions/configure-pages@',
      'printenv',
      'npm run build',
      'actions/upload-pages-artifact@',
    ].map(at);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(steps[at('actions/upload-pages-artifact@')]?.with).toEqual({ path: 'dist' });
    expect(workflow.jobs.deploy.needs).toBe('build');
    expect(workflow.jobs.deploy.steps[0]?.uses).toMatch(/^actions\/deploy-pages@/);
  });

  it('uses the version of Node that the other hosts use, which the project can run on', () => {
    expect(steps[at('actions/setup-node@')]?.with?.['node-version-file']).toBe('.nvmrc');
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
    const target = 'github:owner/repo#main';
    try {
      execFileSync('sh', ['-c', settings?.run ?? 'false'], {
        cwd: folder,
        env: {
          PATH: process.env['PATH'],
          VITE_SAMPLE_TARGET: target,
          VITE_SAMPLE_URL: '',
          OTHER: 'x',
        },
      });
      expect(readFileSync(path.join(folder, '.env.local'), 'utf8').split('\n')).toHaveLength(2);
      const read = loadEnv('production', folder, 'VITE_SAMPLE_');
      expect(read).toEqual({ VITE_SAMPLE_TARGET: target });
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
