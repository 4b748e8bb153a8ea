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

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** Counts equal reasons; undefined if there are none. */
function countReasons(reasons: readonly string[]): Counts['skipped'] {
  const skipped = new Map<string, number>();
  for (const reason of reasons) skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  return skipped.size > 0 ? skipped : undefined;
}

/**
 * Vitest: its tests, and one failure for each file that failed without a failed test. The title
 * of the outermost `describe` is the reason of a skipped test.
 */
export const readVitest: CountReader = (report) => {
  const fields = fieldsOf(report);
  const files = listOf(fields['testResults']).map(({ status, assertionResults }) => ({
    status,
    tests: listOf(assertionResults),
  }));
  const broken = files.filter(
    ({ status, tests }) =>
      status === 'failed' && !tests.some((test) => test['status'] === 'failed'),
  );
  const skipped = countReasons(
    files
      .flatMap(({ tests }) => tests)
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ ancestorTitles }) => (ancestorTitles as string[])[0] ?? 'no reason is given'),
  );
  return {
    passed: countOf(fields, 'numPassedTests'),
    failed: countOf(fields, 'numFailedTests') + broken.length,
    ...(skipped && { skipped }),
  };
};

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
  const skipped = countReasons(listOf(fields['suites']).flatMap(skipReasons));
  return {
    passed: countOf(stats, 'expected') + countOf(stats, 'flaky'),
    failed: countOf(stats, 'unexpected') + lengthOf(fields['errors']),
    ...(skipped && { skipped }),
  };
};

/**
 * Returns the counts of a finished step. Adds one failure if a runner left no readable report or
 * ran no test, unless it may be empty, or if it exited with an error but without a failed test.
 */
export async function countStep(
  isFine: boolean,
  reader?: CountReader,
  reportFile?: string,
  mayBeEmpty = false,
): Promise<Counts> {
  if (!reader || !reportFile) return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
  try {
    const counts = reader(JSON.parse(await readFile(reportFile, 'utf8')));
    const isEmpty = counts.passed === 0 && !mayBeEmpty;
    const isSilent = counts.failed === 0 && (!isFine || isEmpty);
    return isSilent ? { ...counts, failed: 1 } : counts;
  } catch {
    // Vitest writes no report if no file matches.
    return { passed: 0, failed: mayBeEmpty && isFine ? 0 : 1 };
  }
}
