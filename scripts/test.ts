import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeBase, changedFiles, changedRows, journeysOf } from './test-run/changed';
import { endAll, runStep, type StepResult } from './test-run/runStep';
import { chooseSteps, STEP_ROWS, SWEEP_ROWS, type Step } from './test-run/steps';

const failureOf = (name: string, note: string): StepResult => ({
  name,
  note,
  passed: 0,
  failed: 1,
  seconds: 0,
});

/**
 * Runs the rows one after another. A step is skipped and counts as failed if a step that it
 * needs has failed.
 */
async function runRows(rows: Step[][], reportFolder: string): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const hasFailed = (name: string): boolean =>
    results.some((result) => result.name === name && result.failed > 0);
  for (const row of rows) {
    const ended = await Promise.all(
      row.map(async (step) => {
        const missing = step.needs?.find(hasFailed);
        if (missing) return failureOf(step.name, `not run: ${missing} failed`);
        return runStep(step, reportFolder, row.length > 1);
      }),
    );
    results.push(...ended);
  }
  return results;
}

function printTable(results: StepResult[]): void {
  const line = (name: string, passed: string, failed: string, seconds: string, note = ''): string =>
    `${name.padEnd(12)}${passed.padStart(8)}${failed.padStart(8)}${seconds.padStart(10)}  ${note}`.trimEnd();
  console.log(`\n${line('step', 'passed', 'failed', 'seconds')}`);
  for (const { name, passed, failed, seconds, note } of results)
    console.log(line(name, String(passed), String(failed), seconds.toFixed(1), note));
}

/** Prints the skipped tests and their reasons above the last line. */
function printSkipped(results: StepResult[]): void {
  for (const { name, skipped } of results)
    for (const [reason, count] of skipped ?? [])
      console.log(`${name}: ${count} not run, ${reason}`);
}

const sumOf = (results: StepResult[], count: 'passed' | 'failed'): number =>
  results.reduce((sum, result) => sum + result[count], 0);

/**
 * Notifies the parent process that the last line follows, then prints it. Nothing may be
 * printed after it.
 */
function finish(results: StepResult[]): void {
  const failed = sumOf(results, 'failed');
  process.exitCode = failed > 0 ? 1 : 0;
  process.send?.('counted');
  process.disconnect?.();
  console.log(`\n${sumOf(results, 'passed')} passed, ${failed} failed`);
}

/** Returns the steps for the changes since `main`, and prints what is left out. */
function rowsOfChange(): Step[][] {
  const base = changeBase();
  const files = changedFiles(base);
  console.log(`${files.length} files changed since ${base}`);
  if (files.length > 0 && journeysOf(files).length === 0)
    console.log('No journeys are run: no journey is assigned to the changed files.');
  return changedRows(base, files);
}

/**
 * Runs the steps for the changes with `changed`, otherwise the named steps, or all, of `npm test` or, with `--sweep`, of `npm run sweep`, and
 * prints the counts.
 */
async function main(args: string[]): Promise<void> {
  const names = args.filter((name) => name !== '--sweep');
  const rows = args.includes('--sweep') ? SWEEP_ROWS : STEP_ROWS;
  const isChanged = names.includes('changed');
  const reportFolder = await mkdtemp(path.join(tmpdir(), 'test-run-'));
  try {
    const chosen = isChanged ? rowsOfChange() : chooseSteps(names, rows);
    const results = await runRows(chosen, reportFolder);
    printTable(results);
    printSkipped(results);
    finish(results);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    finish([failureOf('run', 'broken')]);
  } finally {
    await rm(reportFolder, { recursive: true, force: true });
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(1));
process.on('exit', endAll);

await main(process.argv.slice(2));
