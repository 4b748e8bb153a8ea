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
  /** Why it did not run or did not end by itself. */
  note?: string;
}

const LONGEST_MS = 20 * 60_000;
const running = new Set<ChildProcess>();

/** Ends every step that still runs: nothing may outlive the test run. */
export function endAll(): void {
  running.forEach(endTree);
}

/** Shows a step's output line by line under its name, so that two steps can be told apart. */
const label = (name: string, stream: Readable): Interface =>
  createInterface({ input: stream }).on('line', (line) => console.log(`${name} | ${line}`));

/** The site that the journeys walk through: complete addresses, and messages that stay here. */
const TESTED_BUILD = {
  VITE_SITE_URL: 'https://slate.example',
  VITE_PUBLISH_TARGET: 'local',
  VITE_EMAILJS_SERVICE_ID: '',
  VITE_EMAILJS_TEMPLATE_ID: '',
  VITE_EMAILJS_PUBLIC_KEY: '',
  VITE_EMAILJS_ORIGIN: '',
};

function environment(reportFile: string): NodeJS.ProcessEnv {
  return {
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    ...process.env,
    ...TESTED_BUILD,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  };
}

/** Runs a command to its end; says whether it ended well and by itself. */
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

/** Runs one step with its output shown live, labelled when another step runs beside it. */
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
    environment(reportFile),
    isLabelled,
  );
  const counts = await countStep(isFine, step.reader, reportFile);
  return {
    name: step.name,
    ...counts,
    seconds: (performance.now() - started) / 1000,
    ...(note !== undefined && { note }),
  };
}
