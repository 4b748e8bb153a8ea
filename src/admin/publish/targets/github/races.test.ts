import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { ResponseOverride } from '../../../../../tests/helpers/git/gitFetch';
import { GitMemory } from '../../../../../tests/helpers/git/gitMemory';
import {
  contentTexts,
  expectNothingOverwritten,
  FIELDS,
  withNetworkFaults,
  publishAll,
  type NetworkFault,
  type Administrator,
} from '../../../../../tests/helpers/git/gitRace';
import { propertyRuns } from '../../../../../tests/helpers/content/propertyRuns';
import type { ConflictSide } from '../../merge/conflicts';

const fault = fc.oneof(
  { weight: 8, arbitrary: fc.constant<NetworkFault>('none') },
  { weight: 1, arbitrary: fc.constant<NetworkFault>('request') },
  { weight: 1, arbitrary: fc.constant<NetworkFault>('response') },
);
const plan = fc.array(fault, { minLength: 80, maxLength: 80 });
const administrator = (mark: string) =>
  fc
    .record({
      fields: fc.subarray([...FIELDS], { minLength: 1 }),
      answer: fc.constantFrom<ConflictSide>('mine', 'theirs'),
    })
    .map(({ fields, answer }): Administrator => ({
      writes: Object.fromEntries(fields.map((field) => [field, `${field} of ${mark}`])),
      answer,
      asked: [],
    }));

describe('two administrators who publish at the same time', () => {
  it('lose no edit, get a conflict for the same field, and every commit is complete, in any order of requests and with lost ones', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.tuple(administrator('A'), administrator('B')),
        fc.tuple(plan, plan),
        async (scheduler, administrators, losses) => {
          for (const { asked } of administrators) asked.length = 0;
          const memory = new GitMemory(contentTexts());
          const inTurn =
            (lost: ResponseOverride): ResponseOverride =>
            async (asked, answer) => {
              await scheduler.schedule(Promise.resolve(), `${asked.method} ${asked.path}`);
              return lost(asked, answer);
            };
          const publishing = administrators.map((one, index) =>
            publishAll(memory, inTurn(withNetworkFaults(losses[index]!)), one),
          );
          await scheduler.waitFor(Promise.all(publishing));
          await expectNothingOverwritten(memory, administrators);
        },
      ),
      { numRuns: propertyRuns(10) },
    );
  }, 600_000);
});
