/** Part of a test run. */
export interface Step {
  name: string;
  /** Command of a package, or `node`, and its arguments. Steps of Vitest and Playwright count their tests, others count as one. */
  command: readonly [tool: string, ...args: string[]];
  /** Steps that must pass first if they are part of the run. */
  needs?: readonly string[];
  /** Programs that are installed first where that is permitted. */
  programs?: readonly ('chromium' | 'nginx')[];
  /** Additional environment variables. */
  env?: Record<string, string>;
}

const script = (file: string): Step['command'] => ['node', '--import', 'tsx', file];

/** Returns a step that runs unit tests. */
const unit = (name: string, ...args: string[]): Step => ({
  name,
  command: ['vitest', 'run', '--project=unit', '--project=unit-isolated', ...args],
});

const COMPONENT: Step = {
  name: 'component',
  command: ['vitest', 'run', '--project=component', '--project=component-isolated'],
  programs: ['chromium'],
};

/** Returns a step that runs journeys, by default all of them. */
const journeys = (name: string, ...args: string[]): Step => ({
  name,
  command: ['playwright', 'test', ...args],
  needs: ['build'],
  programs: ['chromium'],
});

/** Returns a step that runs specs of the sweep, or journeys in all their variants. */
const sweep = (name: string, ...files: string[]): Step =>
  journeys(name, '--config=playwright.sweep.config.ts', ...files);

/**
 * Settings of programs written in Go, which run in parallel with other steps. Several threads would check the same types several times,
 * and collecting garbage often would take a fifth of the CPU time.
 */
const ONE_THREAD = { GOMAXPROCS: '1', GOGC: '400' };

/** Checks without tests. They run in parallel, because each uses only part of the CPU. */
const STATIC: readonly Step[] = [
  // Checking all files takes one core longer than the other checks take.
  { name: 'format', command: ['prettier', '--check', '--cache', '--cache-strategy=content', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], env: ONE_THREAD },
  { name: 'types', command: ['tsc', '-p', '.', '--singleThreaded'], env: ONE_THREAD },
  { name: 'unused', command: ['knip'] },
  { name: 'duplicates', command: ['jscpd'] },
  { name: 'content', command: script('scripts/contentCheck.ts') },
];

const BUILD: Step = { name: 'build', command: script('scripts/build.ts') };
const WRANGLER: Step = { name: 'wrangler', command: script('tests/sweep/fetchWrangler.ts') };

/** Rows of steps. Those of one row run in parallel. */
export type StepRows = readonly (readonly Step[])[];

/** Steps of `npm test`. */
export const STEP_ROWS: StepRows = [
  STATIC,
  // The build uses one core for most of its time.
  [unit('unit'), BUILD],
  [COMPONENT],
  [
    { name: 'budgets', command: script('scripts/budgets.ts'), needs: ['build'] },
    {
      name: 'built',
      command: ['vitest', 'run', '--project=built'],
      needs: ['build'],
      programs: ['nginx'],
    },
  ],
  [journeys('journeys')],
];

/** Steps of `npm run sweep`: tests that take too long for every change. */
export const SWEEP_ROWS: StepRows = [
  [{ ...unit('properties', '--testTimeout=600000'), env: { PROPERTY_FACTOR: '20' } }],
  [BUILD],
  [sweep('pages', 'everyPage', 'footerLinks', 'loadingHeadings')],
  [sweep('faults', 'everyKindFaults', 'hostilePages', 'oldBuilds', 'endedWorker')],
  [sweep('publish', 'sweep/publish/')],
  [sweep('company', 'otherCompany')],
  [
    sweep(
      'variants',
      'journeys/admin/',
      'journeys/publish/',
      'journeys/site/everyKind',
      'journeys/store/rentalDatesLayout',
      'faults/clearedStorage',
      'faults/damagedEntries',
      'faults/failedPrefetch',
      'faults/hostileContent',
      'faults/interruptedSend',
      'faults/offline.spec',
      'faults/pictures',
      'faults/sending',
      'faults/staleChunks',
    ),
  ],
  [{ ...sweep('nginx', 'nginxVisits'), programs: ['chromium', 'nginx'] }],
  [WRANGLER],
  [{ ...sweep('cloudflare', 'cloudflare'), needs: ['build', 'wrangler'] }],
];

/**
 * Returns the rows with only the named steps, or all rows if none is named. Throws on an
 * unknown name.
 */
export function chooseSteps(names: readonly string[], rows = STEP_ROWS): StepRows {
  const known = rows.flat().map((step) => step.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No step ${unknown.join(', ')}. The steps are: ${known.join(', ')}.`);
  return rows
    .map((row) => row.filter((step) => names.length === 0 || names.includes(step.name)))
    .filter((row) => row.length > 0);
}
