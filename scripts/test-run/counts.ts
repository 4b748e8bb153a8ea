import { readFile } from 'node:fs/promises';

/** Result of a step in numbers of tests; a step without a test runner counts as one test. */
export interface Counts {
  passed: number;
  failed: number;
  /** Number of skipped tests by reason. */
  skipped?: ReadonlyMap<string, number>;
}

/** Reads the counts from the JSON report of a runner. Throws if the format is unknown. */
export type CountReader = (report: unknown) => Counts;

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

function countOf(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number') throw new Error(`The report has no number '${name}'.`);
  return value;
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** Vitest: its tests, and one failure for each file that failed without a failed test. */
export const readVitest: CountReader = (report) => {
  const fields = fieldsOf(report);
  const files = Array.isArray(fields['testResults']) ? fields['testResults'].map(fieldsOf) : [];
  const broken = files.filter(({ status, assertionResults }) => {
    const tests = Array.isArray(assertionResults) ? assertionResults.map(fieldsOf) : [];
    return status === 'failed' && !tests.some((test) => test['status'] === 'failed');
  });
  return {
    passed: countOf(fields, 'numPassedTests'),
    failed: countOf(fields, 'numFailedTests') + broken.length,
  };
};

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** Returns the skip reason of each skipped test of a suite and its nested suites. */
function skipReasons(suite: Fields): string[] {
  const tests = listOf(suite['specs']).flatMap((spec) => listOf(spec['tests']));
  const own = tests
    .filter(({ status }) => status === 'skipped')
    .map((test) => listOf(test['annotations']).find(({ type }) => type === 'skip'))
    .map((skip) => skip?.['description'])
    .map((reason) => (typeof reason === 'string' ? reason : 'no reason is given'));
  return [...own, ...listOf(suite['suites']).flatMap(skipReasons)];
}

/** Playwright: flaky tests count as passed; errors outside tests count as failures. */
export const readPlaywright: CountReader = (report) => {
  const fields = fieldsOf(report);
  const stats = fieldsOf(fields['stats']);
  const skipped = new Map<string, number>();
  for (const reason of listOf(fields['suites']).flatMap(skipReasons))
    skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  return {
    passed: countOf(stats, 'expected') + countOf(stats, 'flaky'),
    failed: countOf(stats, 'unexpected') + lengthOf(fields['errors']),
    ...(skipped.size > 0 && { skipped }),
  };
};

/**
 * Returns the counts of a finished step. Adds one failure if a runner left no readable report,
 * ran no test, or exited with an error but without a failed test.
 */
export async function countStep(
  isFine: boolean,
  reader?: CountReader,
  reportFile?: string,
): Promise<Counts> {
  if (!reader || !reportFile) return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
  try {
    const counts = reader(JSON.parse(await readFile(reportFile, 'utf8')));
    const isSilent = counts.failed === 0 && (!isFine || counts.passed === 0);
    return isSilent ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}
