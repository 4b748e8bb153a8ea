import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';
import { endTree, scriptOf, startTree } from '../processes.mjs';
import { countStep, type Counts } from './counts';
import { REPORT, type Step } from './steps';

export interface StepResult extends Counts {
  name: string;
  seconds: number;
  /** Why the step was not run or was ended. */
  note?: string;
}

const LONGEST_MS = 20 * 60_000;
const running = new Set<ChildProcess>();

/** Ends all running steps. No process may keep running after the test run. */
export function endAll(): void {
  running.forEach(endTree);
}

/**
 * Prefixes each line of output with the name of its step, so that parallel steps can be
 * distinguished.
 */
const label = (name: string, stream: Readable): Interface =>
  createInterface({ input: stream }).on('line', (line) => console.log(`${name} | ${line}`));

/** Build settings of the journeys: absolute URLs, and messages that stay on this computer. */
const TESTED_BUILD = {
  VITE_SITE_URL: 'https://slate.example',
  VITE_PUBLISH_TARGET: 'local',
  VITE_EMAILJS_SERVICE_ID: '',
  VITE_EMAILJS_TEMPLATE_ID: '',
  VITE_EMAILJS_PUBLIC_KEY: '',
  VITE_EMAILJS_ORIGIN: '',
};

function environment(reportFile: string, own: Step['env']): NodeJS.ProcessEnv {
  return {
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    ...process.env,
    ...TESTED_BUILD,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    ...own,
  };
}

/** Runs a command. Resolves to whether it exited by itself and without an error. */
function run(
  name: string,
  [tool, ...args]: Step['command'],
  env: NodeJS.ProcessEnv,
  isLabelled: boolean,
): Promise<{ isFine: boolean; note?: string }> {
  return new Promise((resolve) => {
    const child = startTree(tool === 'node' ? args : [scriptOf(tool), ...args], {
      env,
      stdio: isLabelled ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let note: string | undefined;
    const timer = setTimeout(() => {
      note = `stopped after ${LONGEST_MS / 60_000} minutes`;
      endTree(child);
    }, LONGEST_MS);
    running.add(child);
    if (child.stdout) label(name, child.stdout);
    if (child.stderr) label(name, child.stderr);
    child.on('error', (error) => (note = error.message));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      running.delete(child);
      endTree(child);
      resolve({ isFine: code === 0, note: note ?? (signal ? `ended by ${signal}` : undefined) });
    });
  });
}

/** Runs one step with live output, which is labelled if another step runs in parallel. */
export async function runStep(
  step: Step,
  reportFolder: string,
  isLabelled: boolean,
): Promise<StepResult> {
  const started = performance.now();
  const reportFile = path.join(reportFolder, `${step.name}.json`);
  const [tool, ...args] = step.command;
  const shown = args.filter((argument) => !argument.includes(REPORT));
  console.log(`\n== ${step.name}: ${[tool, ...shown].join(' ')}`);
  const { isFine, note } = await run(
    step.name,
    [tool, ...args.map((argument) => argument.replace(REPORT, () => reportFile))],
    environment(reportFile, step.env),
    isLabelled,
  );
  const counts = await countStep(isFine, step.reader, reportFile, step.mayBeEmpty);
  return {
    name: step.name,
    ...counts,
    seconds: (performance.now() - started) / 1000,
    ...(note !== undefined && { note }),
  };
}
