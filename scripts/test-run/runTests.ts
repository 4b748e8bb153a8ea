import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { endTree, scriptOf, startTree } from '../processes.mjs';
import { ensureChromium, ensureNginx } from '../setup.mjs';
import { countStep, type Counts } from './counts';
import { chooseSteps, STEP_ROWS, SWEEP_ROWS, type Step, type StepRows } from './steps';

export interface StepResult extends Counts {
  name: string;
  seconds: number;
  /** Why the step was not run or was ended. */
  note?: string;
}

const LONGEST_MS = 20 * 60_000;
const running = new Set<ChildProcess>();

/** Build settings of the journeys: absolute URLs, and messages that stay on this computer. */
const TESTED_BUILD = {
  VITE_SITE_URL: 'https://slate.example',
  VITE_PUBLISH_TARGET: 'local',
  VITE_DESK_STORE: 'local',
  VITE_EMAILJS_SERVICE_ID: '',
  VITE_EMAILJS_TEMPLATE_ID: '',
  VITE_EMAILJS_PUBLIC_KEY: '',
  VITE_EMAILJS_ORIGIN: '',
};

/** Returns the arguments with which a test runner prints its tests and writes a JSON report. */
function reportArguments(tool: string, file: string): string[] {
  if (tool === 'vitest')
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return tool === 'playwright' ? ['--reporter=list,json'] : [];
}

/** Runs a step. If others run at the same time, its output is printed when it has ended. */
async function runStep(step: Step, folder: string, isAlone: boolean): Promise<StepResult> {
  const { name, env } = step;
  const [tool, ...args] = step.command;
  const started = performance.now();
  const file = path.join(folder, `${name}.json`);
  const title = `\n== ${name}: ${[tool, ...args].join(' ')}`;
  if (isAlone) console.log(title);
  const command = [...(tool === 'node' ? [] : [scriptOf(tool)]), ...args];
  const child = startTree([...command, ...reportArguments(tool, file)], {
    env: {
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
      ...process.env,
      ...TESTED_BUILD,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...env,
    },
    stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let note: string | undefined;
  const timer = setTimeout(() => {
    note = `stopped after ${LONGEST_MS / 60_000} minutes`;
    endTree(child);
  }, LONGEST_MS);
  const isFine = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      note = error.message;
      resolve(false);
    });
    child.on('close', (code) => resolve(code === 0));
    if (child.stdout && child.stderr)
      void Promise.all([text(child.stdout), text(child.stderr)]).then((output) =>
        console.log([title, ...output.map((part) => part.trimEnd())].filter(Boolean).join('\n')),
      );
  });
  clearTimeout(timer);
  running.delete(child);
  endTree(child);
  const counts = await countStep(isFine, tool, file);
  const seconds = (performance.now() - started) / 1000;
  return { name, ...counts, seconds, ...(note !== undefined && { note }) };
}

/** Runs rows one after another. A step is skipped and counts as failed if one that it needs has failed. */
async function runRows(rows: StepRows, folder: string, results: StepResult[]): Promise<void> {
  for (const row of rows) {
    const failed = results.filter((result) => result.failed > 0).map(({ name }) => name);
    const runs = row.map((step): Promise<StepResult> => {
      const missing = step.needs?.find((name) => failed.includes(name));
      if (missing === undefined) return runStep(step, folder, row.length === 1);
      const note = `not run: ${missing} failed`;
      return Promise.resolve({ name: step.name, note, passed: 0, failed: 1, seconds: 0 });
    });
    results.push(...(await Promise.all(runs)));
  }
}

/** Prints the counts of the steps, and the skipped tests by reason. */
function printTable(results: readonly StepResult[]): void {
  const line = (name: string, passed: string, failed: string, seconds: string, note = '') =>
    `${name.padEnd(12)}${passed.padStart(8)}${failed.padStart(8)}${seconds.padStart(10)}  ${note}`.trimEnd();
  console.log(`\n${line('step', 'passed', 'failed', 'seconds')}`);
  for (const { name, passed, failed, seconds, note } of results)
    console.log(line(name, String(passed), String(failed), seconds.toFixed(1), note));
  for (const { name, skipped = [] } of results)
    for (const reason of new Set(skipped))
      console.log(`${name}: ${skipped.filter((one) => one === reason).length} not run, ${reason}`);
}

/**
 * Runs the named steps, or all, of `npm test` or, with `--sweep`, of `npm run sweep`. Appends the results, and prints them.
 */
export async function runTests(args: readonly string[], results: StepResult[]): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit(1));
  // No process may keep running after the test run.
  process.on('exit', () => running.forEach(endTree));
  const names = args.filter((name) => name !== '--sweep');
  const rows = chooseSteps(names, args.includes('--sweep') ? SWEEP_ROWS : STEP_ROWS);
  const programs = rows.flat().flatMap((step) => step.programs ?? []);
  if (programs.includes('chromium')) ensureChromium();
  if (programs.includes('nginx')) ensureNginx();
  const folder = await mkdtemp(path.join(tmpdir(), 'test-run-'));
  try {
    await runRows(rows, folder, results);
    printTable(results);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
