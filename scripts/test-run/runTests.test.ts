import { expect, it } from 'vitest';
import { useFolder } from '../folderFixture';
import { countStep, runTests } from './runTests';

const VITEST = { numPassedTests: 5, numFailedTests: 0 };
const PLAYWRIGHT = { stats: { expected: 3, flaky: 1, unexpected: 0 }, errors: [] };
const BROKEN = { ...PLAYWRIGHT, errors: [{}] };

const { at, put } = useFolder();

it.each([
  ['a step without tests', 'prettier', undefined, true, [1, 0]],
  ['a failed step without tests', 'node', undefined, false, [0, 1]],
  ['unit tests', 'vitest', VITEST, true, [5, 0]],
  ['failed unit tests', 'vitest', { ...VITEST, numFailedTests: 2 }, false, [5, 2]],
  ['a file that cannot be read', 'vitest', VITEST, false, [5, 1]],
  ['a runner without a report', 'vitest', undefined, false, [0, 1]],
  ['a report that is cut off', 'vitest', '{"numPassed', false, [0, 1]],
  ['a runner without a test', 'vitest', { ...VITEST, numPassedTests: 0 }, true, [0, 1]],
  ['journeys, of which one was repeated', 'playwright', PLAYWRIGHT, true, [4, 0]],
  ['an error outside of the journeys', 'playwright', BROKEN, false, [4, 1]],
])('Counts %s', async (_what, tool, report, isFine, [passed, failed]) => {
  if (report !== undefined) put('report.json', report);
  expect(await countStep(isFine, tool, at('report.json'))).toEqual({ passed, failed });
});

it('The steps are listed if a name is unknown, those of the sweep separately', async () => {
  const unknown = /No step units\. The steps are: format, lint/;
  await expect(runTests(['units'], [])).rejects.toThrow(unknown);
  const ofSweep = /No step lint\. The steps are: properties/;
  await expect(runTests(['--sweep', 'lint'], [])).rejects.toThrow(ofSweep);
});
