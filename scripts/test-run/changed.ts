import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { scriptOf } from '../processes.mjs';
import {
  BUILD,
  component,
  journeys,
  STATIC,
  sweep,
  unit,
  WRANGLER,
  type Step,
  type StepRows,
} from './steps';

/** Folders of journeys by the folders whose changes they cover in the built site. The first match counts. */
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

const SWEEP_SPEC = /^tests\/sweep\/.*\.spec\.ts$/;
/** Sweep specs that open the site in Cloudflare's local engine. */
const CLOUDFLARE_SPEC = /\/cloudflare[^/]*\.spec\.ts$/;

const linesOf = (command: string, ...args: string[]): string[] =>
  execFileSync(command, args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Returns the commit that changes are compared with: the merge base with `main`, or HEAD on it. */
export function changeBase(): string {
  const branches = linesOf('git', 'branch', '--all', '--format=%(refname:short)');
  const main = ['origin/main', 'main'].find((branch) => branches.includes(branch));
  return (main && linesOf('git', 'merge-base', 'HEAD', main)[0]) ?? 'HEAD';
}

/** Returns the files that differ from a commit, including untracked and deleted ones. */
export function changedFiles(base: string): string[] {
  return [
    ...linesOf('git', 'diff', '--name-only', base),
    ...linesOf('git', 'ls-files', '--others', '--exclude-standard'),
  ];
}

/** Returns the journeys that import a file that differs from a commit, directly or indirectly. */
export function importingJourneys(base: string): string[] {
  const list = ['test', '--list', '--pass-with-no-tests', `--only-changed=${base}`];
  const lines = linesOf(process.execPath, scriptOf('playwright'), ...list);
  return lines.flatMap((line) => /\S+\.spec\.ts(?=:\d)/.exec(line)?.[0] ?? []);
}

/** Returns the folders of journeys that cover changed files. */
export function areasOf(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => {
    const [, ...covering] = AREAS.find(([source]) => source.test(file)) ?? [];
    return covering;
  });
  return [...new Set(folders)];
}

/**
 * Returns the steps of `npm test -- changed`: all checks without tests, the rules of the repository, the tests that a change
 * since a commit reaches, and the changed specs of the sweep.
 * @param importing the journeys that import a changed file
 */
export function stepsOfChange(
  base: string,
  files: readonly string[],
  importing: readonly string[],
): StepRows {
  if (files.length === 0) return [];
  const since = [`--changed=${base}`, '--passWithNoTests'];
  const places = [...new Set([...areasOf(files), ...importing])];
  const specs = files.filter((file) => SWEEP_SPEC.test(file) && existsSync(file));
  const engines = specs.some((file) => CLOUDFLARE_SPEC.test(file)) ? [WRANGLER] : [];
  const swept: Step = {
    ...sweep('sweep', ...specs),
    needs: ['build', ...engines.map(({ name }) => name)],
    programs: ['chromium', 'nginx'],
  };
  return [
    STATIC,
    [unit('rules', 'tests/architecture', 'tests/contract')],
    [unit('unit', ...since)],
    [component(...since)],
    ...(places.length + specs.length > 0 ? [[BUILD]] : []),
    ...(places.length > 0 ? [[journeys(...places)]] : []),
    ...(specs.length > 0 ? [engines, [swept]] : []),
  ];
}
