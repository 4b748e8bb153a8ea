import { describe, expect, it } from 'vitest';
import { useFolder } from '../folderFixture';
import { countStep } from './counts';
import { chooseSteps, STEP_ROWS, SWEEP_ROWS } from './steps';

const VITEST = { numPassedTests: 5, numFailedTests: 0, testResults: [] };
const STATS = { expected: 3, flaky: 1, unexpected: 0, skipped: 2 };
const PLAYWRIGHT = { stats: STATS, errors: [], suites: [] };

const { at, put } = useFolder();

/** Counts a step that has written a report, or text that is not JSON, or nothing. */
async function count(tool: string, content?: unknown, isFine = true) {
  if (content !== undefined) put('report.json', content);
  return countStep(isFine, tool, at('report.json'));
}

describe('counts of a step', () => {
  it('are one for a step without tests', async () => {
    expect(await count('prettier')).toEqual({ passed: 1, failed: 0 });
    expect(await count('node', undefined, false)).toEqual({ passed: 0, failed: 1 });
  });

  it('are read from the report of a test runner', async () => {
    expect(await count('vitest', VITEST)).toMatchObject({ passed: 5, failed: 0 });
    expect(await count('playwright', PLAYWRIGHT)).toMatchObject({ passed: 4, failed: 0 });
  });

  it('include a failure if a runner crashed, left no report or ran no test', async () => {
    expect(await count('vitest', undefined, false)).toEqual({ passed: 0, failed: 1 });
    expect(await count('vitest', '{"numPassed')).toEqual({ passed: 0, failed: 1 });
    expect(await count('vitest', VITEST, false)).toMatchObject({ passed: 5, failed: 1 });
    const empty = { ...VITEST, numPassedTests: 0 };
    expect(await count('vitest', empty)).toMatchObject({ passed: 0, failed: 1 });
    for (const tool of ['vitest', 'playwright'])
      expect(await count(tool, {})).toEqual({ passed: 0, failed: 1 });
  });

  it('include a failure for an unreadable test file in addition to failed tests', async () => {
    const failedTest = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    const brokenFile = { status: 'failed', assertionResults: [] };
    const testResults = [failedTest, brokenFile, { status: 'passed', assertionResults: [] }];
    const content = { numPassedTests: 5, numFailedTests: 1, testResults };
    expect(await count('vitest', content, false)).toMatchObject({ passed: 5, failed: 2 });
  });

  it('include a failure for each error outside the journeys', async () => {
    const content = { ...PLAYWRIGHT, stats: { ...STATS, unexpected: 2 }, errors: [{}] };
    expect(await count('playwright', content, false)).toMatchObject({ passed: 4, failed: 3 });
  });
});

describe('skipped tests', () => {
  it('of Playwright are listed with their reasons, separately from passed and failed ones', async () => {
    const skipped = (description?: string) => ({
      status: 'skipped',
      annotations: [{ type: 'slow' }, { type: 'skip', description }],
    });
    const specs = [{ tests: [skipped('no nginx'), { status: 'expected', annotations: [] }] }];
    const inner = { specs: [{ tests: [skipped('no nginx')] }, { tests: [skipped()] }] };
    const content = { ...PLAYWRIGHT, suites: [{ specs, suites: [inner] }] };
    expect(await count('playwright', content)).toEqual({
      passed: 4,
      failed: 0,
      skipped: ['no nginx', 'no nginx', 'no reason is given'],
    });
  });

  it('of Vitest have the title of the outermost group as their reason', async () => {
    const test = { status: 'skipped', ancestorTitles: ['no nginx', 'inner'] };
    const testResults = [{ status: 'passed', assertionResults: [test, test] }];
    expect(await count('vitest', { ...VITEST, testResults })).toEqual({
      passed: 5,
      failed: 0,
      skipped: ['no nginx', 'no nginx'],
    });
  });
});

describe('steps', () => {
  const namesOf = (...args: Parameters<typeof chooseSteps>) =>
    chooseSteps(...args)
      .flat()
      .map(({ name }) => name);

  it('are all run if none is named, otherwise the named ones in their defined order', () => {
    expect(namesOf([])).toEqual(STEP_ROWS.flat().map(({ name }) => name));
    expect(chooseSteps([], SWEEP_ROWS)).toEqual(SWEEP_ROWS);
    expect(namesOf(['unit', 'lint'])).toEqual(['lint', 'unit']);
  });

  it('are listed if a name is unknown, those of the sweep separately', () => {
    expect(() => chooseSteps(['units'])).toThrow(/No step units\. The steps are: format, lint/);
    expect(() => chooseSteps(['lint'], SWEEP_ROWS)).toThrow(
      /No step lint\. The steps are: properties/,
    );
  });
});
