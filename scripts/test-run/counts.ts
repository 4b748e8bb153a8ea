import { readFile } from 'node:fs/promises';

/** How a step went, in tests; a step that is no test runner counts as one. */
export interface Counts {
  passed: number;
  failed: number;
  /** How many tests were not run, by the reason. */
  skipped?: ReadonlyMap<string, number>;
}

/** Reads the counts out of a runner's JSON report; throws when it does not look like one. */
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

/** Vitest: its tests, and one failure for each file that failed without any test having failed. */
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

/** Why each test of a suite, and of those in it, was not run. */
function skipReasons(suite: Fields): string[] {
  const tests = listOf(suite['specs']).flatMap((spec) => listOf(spec['tests']));
  const own = tests
    .filter(({ status }) => status === 'skipped')
    .map((test) => listOf(test['annotations']).find(({ type }) => type === 'skip'))
    .map((skip) => skip?.['description'])
    .map((reason) => (typeof reason === 'string' ? reason : 'no reason is given'));
  return [...own, ...listOf(suite['suites']).flatMap(skipReasons)];
}

/** Playwright: flaky tests passed in the end; errors outside tests count as failures. */
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
 * Counts of a finished step. A runner that left no readable report, ran no test, or ended badly without a
 * failed test counts as one failure more.
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
