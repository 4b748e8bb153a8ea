import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countStep, readPlaywright, readVitest } from './counts';
import { chooseSteps, STEP_ROWS, SWEEP_ROWS } from './steps';

const VITEST = { numPassedTests: 5, numFailedTests: 0, testResults: [] };
const PLAYWRIGHT = { stats: { expected: 3, flaky: 1, unexpected: 0, skipped: 2 }, errors: [] };

let folder: string;
let report: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'counts-'));
  report = path.join(folder, 'report.json');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('counts of a step', () => {
  it('are one for a step without tests', async () => {
    expect(await countStep(true)).toEqual({ passed: 1, failed: 0 });
    expect(await countStep(false)).toEqual({ passed: 0, failed: 1 });
  });

  it('are read from the report of a test runner', async () => {
    await writeFile(report, JSON.stringify(VITEST));
    expect(await countStep(true, readVitest, report)).toEqual({ passed: 5, failed: 0 });
    await writeFile(report, JSON.stringify(PLAYWRIGHT));
    expect(await countStep(true, readPlaywright, report)).toEqual({ passed: 4, failed: 0 });
  });

  it('include a failure if a runner crashed, left no report or ran no test', async () => {
    expect(await countStep(false, readVitest, report)).toEqual({ passed: 0, failed: 1 });
    await writeFile(report, '{"numPassed');
    expect(await countStep(true, readVitest, report)).toEqual({ passed: 0, failed: 1 });
    await writeFile(report, JSON.stringify(VITEST));
    expect(await countStep(false, readVitest, report)).toEqual({ passed: 5, failed: 1 });
    await writeFile(report, JSON.stringify({ ...VITEST, numPassedTests: 0 }));
    expect(await countStep(true, readVitest, report)).toEqual({ passed: 0, failed: 1 });
    await writeFile(report, '{}');
    expect(await countStep(true, readPlaywright, report)).toEqual({ passed: 0, failed: 1 });
  });

  it('include a failure for an unreadable test file in addition to failed tests', () => {
    const failedTest = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    const brokenFile = { status: 'failed', assertionResults: [] };
    const testResults = [failedTest, brokenFile, { status: 'passed', assertionResults: [] }];
    expect(readVitest({ numPassedTests: 5, numFailedTests: 1, testResults })).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it('may be zero for a step that may be empty', async () => {
    expect(await countStep(true, readVitest, report, true)).toEqual({ passed: 0, failed: 0 });
    await writeFile(report, JSON.stringify({ ...VITEST, numPassedTests: 0 }));
    expect(await countStep(true, readVitest, report, true)).toEqual({ passed: 0, failed: 0 });
    expect(await countStep(false, readVitest, report, true)).toEqual({ passed: 0, failed: 1 });
  });

  it('include a failure for each error outside the journeys', () => {
    const stats = { ...PLAYWRIGHT.stats, unexpected: 2 };
    expect(readPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 3 });
  });
});

describe('skipped tests', () => {
  it('are counted by reason, separately from passed and failed ones', async () => {
    const skipped = (description?: string) => ({
      status: 'skipped',
      annotations: [{ type: 'slow' }, { type: 'skip', description }],
    });
    const specs = [{ tests: [skipped('no nginx'), { status: 'expected', annotations: [] }] }];
    const inner = { specs: [{ tests: [skipped('no nginx')] }, { tests: [skipped()] }] };
    await writeFile(
      report,
      JSON.stringify({ ...PLAYWRIGHT, suites: [{ specs, suites: [inner] }] }),
    );
    expect(await countStep(true, readPlaywright, report)).toEqual({
      passed: 4,
      failed: 0,
      skipped: new Map([
        ['no nginx', 2],
        ['no reason is given', 1],
      ]),
    });
  });
});

describe('skipped tests of Vitest', () => {
  it('have the title of the outermost group as their reason', () => {
    const test = { status: 'skipped', ancestorTitles: ['no nginx', 'inner'] };
    const testResults = [{ status: 'passed', assertionResults: [test, test] }];
    expect(readVitest({ ...VITEST, testResults })).toEqual({
      passed: 5,
      failed: 0,
      skipped: new Map([['no nginx', 2]]),
    });
  });
});

describe('steps', () => {
  it('are all run if none is named', () => {
    expect(
      chooseSteps([])
        .flat()
        .map(({ name }) => name),
    ).toEqual(STEP_ROWS.flat().map(({ name }) => name));
  });

  it('of the sweep have names of their own', () => {
    expect(chooseSteps([], SWEEP_ROWS)).toEqual(SWEEP_ROWS);
    expect(() => chooseSteps(['lint'], SWEEP_ROWS)).toThrow(
      /No step lint\. The steps are: properties/,
    );
  });

  it('are run in their defined order if some are named', () => {
    expect(
      chooseSteps(['unit', 'lint'])
        .flat()
        .map(({ name }) => name),
    ).toEqual(['lint', 'unit']);
  });

  it('are listed if a name is unknown', () => {
    expect(() => chooseSteps(['units'])).toThrow(/No step units\. The steps are: format, lint/);
  });
});
