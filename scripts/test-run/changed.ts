import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readVitest } from './counts';
import {
  BUILD,
  CONTENT,
  journeys,
  sweep,
  TYPES,
  UNIT_PROJECTS,
  vitest,
  WRANGLER,
  type Step,
} from './steps';

/** Folders of journeys by the folders whose changes they cover. The first match counts. */
const AREAS: readonly (readonly [source: RegExp, ...folders: string[]])[] = [
  [/^src\/admin\/publish\//, 'tests/journeys/publish/'],
  [/^src\/(?:admin\/requests|domain\/rental)\//, 'tests/journeys/requests/'],
  [
    /^src\/(?:features\/rental-dates|domain\/availability)\//,
    'tests/journeys/store/',
    'tests/journeys/requests/',
  ],
  [/^src\/admin\//, 'tests/journeys/admin/'],
  [/^src\/(?:features|domain)\/(?:booking|contact|cart)\//, 'tests/journeys/booking/'],
  [/^src\/(?:features|domain)\/(?:products?|favorites|recently-viewed)\//, 'tests/journeys/store/'],
  [/^src\/(?:features|domain)\/(?:projects?|about|services?|topics?)\//, 'tests/journeys/pages/'],
];

const SPEC = /^tests\/(?:journeys|faults)\/.*\.spec\.ts$/;
const SWEEP_SPEC = /^tests\/sweep\/.*\.spec\.ts$/;
/** Sweep specs that open the site in Cloudflare's local engine. */
const CLOUDFLARE_SPEC = /\/cloudflare[^/]*\.spec\.ts$/;
const LINTED = /\.(?:ts|tsx|js|mjs)$/;

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Returns the commit that changes are compared with: the merge base with `main`, or HEAD on it. */
export function changeBase(): string {
  for (const branch of ['origin/main', 'main'])
    try {
      const [base] = git('merge-base', 'HEAD', branch);
      if (base) return base;
    } catch {
      // The branch does not exist.
    }
  return 'HEAD';
}

/** Returns the files that differ from a commit, including untracked ones. Deleted files are left out. */
export function changedFiles(base: string): string[] {
  const files = [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(file));
}

/** Returns the specs and the folders of journeys that cover changed files. */
export function journeysOf(files: readonly string[]): string[] {
  const places = files.flatMap((file) => {
    if (SPEC.test(file)) return [file];
    const [, ...folders] = AREAS.find(([source]) => source.test(file)) ?? [];
    return folders;
  });
  return [...new Set(places)];
}

/**
 * Returns the steps of `npm test -- changed`: format, lint and tests of what changed since a
 * commit, all types, and the rules of the repository.
 */
export function changedRows(base: string, files: readonly string[]): Step[][] {
  if (files.length === 0) return [];
  const linted = files.filter((file) => LINTED.test(file));
  const since = [`--changed=${base}`, '--passWithNoTests'];
  const places = journeysOf(files);
  const sweepSpecs = files.filter((file) => SWEEP_SPEC.test(file));
  const engines = sweepSpecs.some((file) => CLOUDFLARE_SPEC.test(file)) ? [WRANGLER] : [];
  return [
    [
      { name: 'format', command: ['prettier', '--check', '--ignore-unknown', ...files] },
      ...(linted.length > 0
        ? [
            {
              name: 'lint',
              command: ['oxlint', '--type-aware', '--deny-warnings', ...linted] as const,
            },
          ]
        : []),
      TYPES,
      ...(files.some((file) => file.startsWith('public/')) ? [CONTENT] : []),
    ],
    [
      {
        name: 'rules',
        command: vitest('--project=unit', 'tests/architecture', 'tests/contract'),
        reader: readVitest,
      },
    ],
    [
      {
        name: 'unit',
        command: vitest(...UNIT_PROJECTS, ...since),
        reader: readVitest,
        mayBeEmpty: true,
      },
    ],
    [
      {
        name: 'component',
        command: vitest('--project=component', ...since),
        reader: readVitest,
        needsBrowser: true,
        mayBeEmpty: true,
      },
    ],
    ...(places.length + sweepSpecs.length > 0 ? [[BUILD]] : []),
    ...(places.length > 0 ? [[journeys(...places)]] : []),
    ...(engines.length > 0 ? [engines] : []),
    ...(sweepSpecs.length > 0
      ? [
          [
            sweep(
              'sweep',
              engines.map(({ name }) => name),
              ...sweepSpecs,
            ),
          ],
        ]
      : []),
  ];
}
