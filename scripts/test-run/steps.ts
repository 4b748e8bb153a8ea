import { readPlaywright, readVitest, type CountReader } from './counts';

/** Part of a test run: a command, and how its tests are counted. */
export interface Step {
  name: string;
  /** Command of a package, or `node`, and its arguments. */
  command: readonly [tool: string, ...args: string[]];
  /** Undefined if the step counts as one test. */
  reader?: CountReader;
  /** Steps that must pass first if they are part of the run. */
  needs?: string[];
  needsBrowser?: boolean;
  /** Additional environment variables. */
  env?: Record<string, string>;
  /** Whether the step passes without tests. */
  mayBeEmpty?: boolean;
}

/** Placeholder in arguments for the path of the JSON report. */
export const REPORT = '{report}';

/** Vitest projects of the unit tests. */
export const UNIT_PROJECTS = ['--project=unit', '--project=unit-isolated'];

/** Returns a run of Vitest with a JSON report. */
export const vitest = (...args: string[]): Step['command'] => [
  'vitest',
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORT}`,
];

const script = (file: string): Step['command'] => ['node', '--import', 'tsx', file];

/** Returns a step with specs of the sweep, or with journeys in all their variants. */
export const sweep = (name: string, needs: string[], ...files: string[]): Step => ({
  name,
  command: [
    'playwright',
    'test',
    '--config=playwright.sweep.config.ts',
    '--reporter=list,json',
    ...files,
  ],
  reader: readPlaywright,
  needs: ['build', ...needs],
  needsBrowser: true,
});

/** Returns a step with the journeys of some folders or files, or with all of them. */
export const journeys = (...places: string[]): Step => ({
  name: 'journeys',
  command: ['playwright', 'test', '--reporter=list,json', ...places],
  reader: readPlaywright,
  needs: ['build'],
  needsBrowser: true,
});

export const TYPES: Step = { name: 'types', command: ['tsc', '-p', '.'] };
export const CONTENT: Step = { name: 'content', command: script('scripts/contentCheck.ts') };
export const BUILD: Step = { name: 'build', command: script('scripts/build.ts') };
export const WRANGLER: Step = { name: 'wrangler', command: script('tests/sweep/fetchWrangler.ts') };
const BUILT: Step = {
  name: 'built',
  command: vitest('--project=built'),
  reader: readVitest,
  needs: ['build'],
};

/**
 * Steps of `npm test` in order. Steps of one row run in parallel, because each uses only part
 * of the CPU.
 */
export const STEP_ROWS: readonly (readonly Step[])[] = [
  [
    { name: 'format', command: ['prettier', '--check', '.'] },
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
    TYPES,
    { name: 'unused', command: ['knip'] },
    { name: 'duplicates', command: ['jscpd'] },
    CONTENT,
  ],
  [{ name: 'unit', command: vitest(...UNIT_PROJECTS), reader: readVitest }],
  [
    {
      name: 'component',
      command: vitest('--project=component'),
      reader: readVitest,
      needsBrowser: true,
    },
  ],
  [BUILD],
  [{ name: 'budgets', command: script('scripts/budgets.ts'), needs: ['build'] }, BUILT],
  [journeys()],
];

/** Steps of `npm run sweep`: tests that take too long for every change. */
export const SWEEP_ROWS: readonly (readonly Step[])[] = [
  [
    {
      name: 'properties',
      command: vitest(...UNIT_PROJECTS, '--testTimeout=600000'),
      reader: readVitest,
      env: { PROPERTY_FACTOR: '5' },
    },
  ],
  [BUILD],
  [sweep('pages', [], 'everyPage', 'footerLinks', 'loadingHeadings')],
  [sweep('faults', [], 'everyKindFaults', 'hostilePages')],
  [sweep('publish', [], 'sweep/publish/')],
  [
    sweep(
      'variants',
      [],
      'journeys/admin/',
      'journeys/publish/',
      'journeys/site/accessibility',
      'journeys/site/everyKind',
      'faults/failedPrefetch',
      'faults/hostileContent',
    ),
  ],
  [sweep('nginx', [], 'nginxVisits')],
  [WRANGLER],
  [sweep('cloudflare', ['wrangler'], 'cloudflare')],
];

/**
 * Returns the rows with only the named steps, or all rows if none is named. Throws on an
 * unknown name.
 */
export function chooseSteps(names: readonly string[], rows = STEP_ROWS): Step[][] {
  const known = rows.flat().map((step) => step.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No step ${unknown.join(', ')}. The steps are: ${known.join(', ')}.`);
  return rows
    .map((row) => row.filter((step) => names.length === 0 || names.includes(step.name)))
    .filter((row) => row.length > 0);
}
