import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { endTree, scriptOf, startTree } from '../processes.mjs';
import { ensureChromium, ensureNginx } from '../setup.mjs';

/** Numbers of the tests of a step. One without a test runner counts as one. */
export type StepResult = Record<'passed' | 'failed' | 'seconds', number> & {
  name: string;
  failures?: string[];
};

type Report = Partial<JsonTestResults & JSONReport>;

const UNIT = 'vitest run --project=unit --project=unit-isolated';
const build = 'node --import tsx scripts/build.ts';
/** Rows of steps: commands of packages, or of Node, by name. Those of a row run in parallel, because each uses part of the CPU. */
export const STEP_ROWS: Record<string, string>[] = [
  {
    format: 'prettier --check --cache --cache-strategy=content .',
    lint: 'oxlint --type-aware --deny-warnings',
    types: 'tsc -p . --singleThreaded',
    unused: 'knip',
    duplicates: 'jscpd',
    content: 'node --import tsx scripts/contentCheck.ts',
  },
  { unit: UNIT, build },
  { component: 'vitest run --project=component --project=component-isolated' },
  { budgets: 'node --import tsx scripts/budgets.ts', built: 'vitest run --project=built' },
  { journeys: 'playwright test' },
];
/** Steps of `npm run sweep`: tests that take too long for every change. */
export const SWEEP_ROWS: Record<string, string>[] = [
  { properties: UNIT },
  { build },
  { variants: 'playwright test --config=playwright.sweep.config.ts' },
];
const NEED_BUILD = ['budgets', 'built', 'journeys', 'variants'];

/** Build settings of the journeys: absolute URLs, and messages that stay on this computer. */
const TESTED_BUILD = {
  VITE_SITE_URL: 'https://slate.example',
  VITE_PUBLISH_TARGET: 'local',
  VITE_DESK_STORE: 'local',
  ...Object.fromEntries(
    ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY', 'ORIGIN'].map((name) => [
      `VITE_EMAILJS_${name}`,
      '',
    ]),
  ),
};
const running = new Set<ChildProcess>();

function failedTests({ testResults = [], suites = [] }: Report): string[] {
  const ofSuite = (suite: JSONReportSuite): string[] => [
    ...suite.specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ];
  const ofFiles = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${path.relative('', name)}: ${fullName}`),
  );
  return [...ofFiles, ...suites.flatMap(ofSuite)];
}

/** Returns the counts of a step, and which tests failed. One without a passed test, or that exits with an error, has at least one failure. */
export async function countStep(isFine: boolean, tool: string, file: string) {
  if (tool !== 'vitest' && tool !== 'playwright')
    return { passed: Number(isFine), failed: Number(!isFine) };
  const report = (await readFile(file, 'utf8').then(JSON.parse).catch(Object)) as Report;
  const { numPassedTests = 0, numFailedTests = 0, stats, errors = [] } = report;
  const passed = stats ? stats.expected + stats.flaky : numPassedTests;
  const failed = stats ? stats.unexpected + errors.length : numFailedTests;
  return {
    passed,
    failed: failed || Number(!isFine || passed === 0),
    failures: failedTests(report),
  };
}

/** Runs a step. If others run at the same time, its output is printed when it has ended. */
async function runStep(name: string, line: string, folder: string, isAlone: boolean) {
  const [tool = '', ...args] = line.split(' ');
  const started = performance.now();
  const file = path.join(folder, `${name}.json`);
  if (tool === 'vitest')
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
  if (tool === 'playwright') args.push('--reporter=list,json');
  if (isAlone) console.log(`\n== ${name}: ${line}`);
  const child = startTree([...(tool === 'node' ? [] : [scriptOf(tool)]), ...args], {
    env: {
      ...(name === 'properties' && { PROPERTY_FACTOR: '20' }),
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
      ...process.env,
      ...TESTED_BUILD,
      // Programs in Go would check the same types in several threads, and collect garbage often.
      GOMAXPROCS: '1',
      GOGC: '400',
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
    stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const [isFine, ...output] = await Promise.all([
    new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0))),
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  if (!isAlone) console.log(`\n== ${name}: ${line}\n${output.join('').trimEnd()}`);
  running.delete(child);
  endTree(child);
  const seconds = Math.round((performance.now() - started) / 1000);
  return { name, ...(await countStep(isFine, tool, file)), seconds };
}

/** Steps that need a build that failed are not run and count as failed. @throws Error on an unknown name */
export async function runTests(args: readonly string[], results: StepResult[]): Promise<void> {
  const rows = args.includes('--sweep') ? SWEEP_ROWS : STEP_ROWS;
  const known = rows.flatMap((row) => Object.keys(row));
  const names = args.filter((name) => name !== '--sweep');
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No step ${unknown.join(', ')}. The steps are: ${known.join(', ')}.`);
  // No process may keep running after the test run.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit(1));
  process.on('exit', () => running.forEach(endTree));
  const chosen = names.length > 0 ? names : known;
  if (['component', 'journeys', 'variants'].some((name) => chosen.includes(name))) ensureChromium();
  if (['built', 'variants'].some((name) => chosen.includes(name))) ensureNginx();
  const folder = await mkdtemp(path.join(tmpdir(), 'test-run-'));
  for (const row of rows) {
    const steps = Object.entries(row).filter(([name]) => chosen.includes(name));
    const hasBuild = results.every(({ name, failed }) => name !== 'build' || failed === 0);
    const runs = steps.map(async ([name, line]) =>
      hasBuild || !NEED_BUILD.includes(name)
        ? runStep(name, line, folder, steps.length === 1)
        : { name, passed: 0, failed: 1, seconds: 0 },
    );
    results.push(...(await Promise.all(runs)));
  }
  await rm(folder, { recursive: true, force: true });
  console.table(results, ['name', 'passed', 'failed', 'seconds']);
  for (const { name, failures = [] } of results)
    for (const test of failures) console.log(`Failed in ${name}: ${test}`);
}
