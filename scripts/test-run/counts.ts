import { readFile } from 'node:fs/promises';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** Result of a step in numbers of tests; a step without a test runner counts as one test. */
export interface Counts {
  passed: number;
  failed: number;
  /** The reasons of the skipped tests. */
  skipped?: string[];
}

/** Tools that write a report of their tests. */
const RUNNERS = ['vitest', 'playwright'];

const UNKNOWN = 'no reason is given';

/**
 * Vitest: its tests, and one failure for each file that failed without a failed test. The title
 * of the outermost `describe` is the reason of a skipped test.
 */
function readVitest({ numPassedTests, numFailedTests, testResults }: JsonTestResults): Counts {
  const broken = testResults.filter(
    ({ status, assertionResults: tests }) =>
      status === 'failed' && !tests.some((test) => test.status === 'failed'),
  );
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped' || status === 'pending');
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: skipped.map(({ ancestorTitles: [reason] }) => reason ?? UNKNOWN),
  };
}

const testsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportTest[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
];

/** Playwright: flaky tests count as passed; errors outside tests count as failures. */
function readPlaywright({ stats, errors, suites }: JSONReport): Counts {
  const skipped = suites.flatMap(testsOf).filter(({ status }) => status === 'skipped');
  const reasonOf = ({ annotations }: JSONReportTest) =>
    annotations.find(({ type }) => type === 'skip')?.description ?? UNKNOWN;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: skipped.map(reasonOf),
  };
}

/**
 * Returns the counts of a finished step. Adds one failure if a runner left no readable report or
 * ran no test, or if it exited with an error but without a failed test.
 */
export async function countStep(
  isFine: boolean,
  tool: string,
  reportFile: string,
): Promise<Counts> {
  if (!RUNNERS.includes(tool)) return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
  try {
    const report: unknown = JSON.parse(await readFile(reportFile, 'utf8'));
    const counts =
      tool === 'vitest'
        ? readVitest(report as JsonTestResults)
        : readPlaywright(report as JSONReport);
    const isEmpty = counts.passed === 0;
    return counts.failed === 0 && (!isFine || isEmpty) ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}
