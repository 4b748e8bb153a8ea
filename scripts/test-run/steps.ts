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
}

/** Placeholder in arguments for the path of the JSON report. */
export const REPORT = '{report}';

const vitest = (project: string): Step['command'] => [
  'vitest',
  'run',
  `--project=${project}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORT}`,
];

const script = (file: string): Step['command'] => ['node', '--import', 'tsx', file];

const sweep = (file: string): Step['command'] => [
  'playwright',
  'test',
  '--config=playwright.sweep.config.ts',
  '--reporter=list,json',
  file,
];

/**
 * Steps of `npm test` in order. Steps of one row run in parallel, because each uses only part
 * of the CPU.
 */
export const STEP_ROWS: readonly (readonly Step[])[] = [
  [
    { name: 'format', command: ['prettier', '--check', '.'] },
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  ],
  [
    { name: 'types', command: ['tsc', '-p', '.'] },
    { name: 'content', command: script('scripts/contentCheck.ts') },
  ],
  [{ name: 'unit', command: vitest('unit'), reader: readVitest }],
  [{ name: 'component', command: vitest('component'), reader: readVitest, needsBrowser: true }],
  [{ name: 'build', command: script('scripts/build.ts') }],
  [{ name: 'budgets', command: script('scripts/budgets.ts'), needs: ['build'] }],
  [
    {
      name: 'journeys',
      command: ['playwright', 'test', '--reporter=list,json'],
      reader: readPlaywright,
      needs: ['build'],
      needsBrowser: true,
    },
  ],
];

/** Steps of `npm run sweep`: tests that take too long for every change. */
export const SWEEP_ROWS: readonly (readonly Step[])[] = [
  [{ name: 'build', command: script('scripts/build.ts') }],
  [
    {
      name: 'pages',
      command: sweep('everyPage'),
      reader: readPlaywright,
      needs: ['build'],
      needsBrowser: true,
    },
  ],
  [{ name: 'wrangler', command: script('tests/sweep/fetchWrangler.ts') }],
  [
    {
      name: 'cloudflare',
      command: sweep('cloudflare'),
      reader: readPlaywright,
      needs: ['build', 'wrangler'],
      needsBrowser: true,
    },
  ],
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
