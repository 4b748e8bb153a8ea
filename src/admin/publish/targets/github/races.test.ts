import fc from 'fast-check';
import { describe, it, expect } from 'vitest';
import type { ResponseOverride } from '../../../../../tests/helpers/git/gitFetch';
import { takeViolations } from '../../../../../tests/helpers/git/githubOpenApi';
import { GitMemory } from '../../../../../tests/helpers/git/gitMemory';
import {
  clientOf,
  contentTexts,
  expectNothingOverwritten,
  FIELDS,
  losing,
  publishAll,
  type Fate,
  type Person,
} from '../../../../../tests/helpers/git/gitRace';
import { propertyRuns } from '../../../../../tests/helpers/content/propertyRuns';
import type { ConflictSide } from '../../merge/conflicts';

const fate = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Fate>('none') },
  { weight: 1, arbitrary: fc.constant<Fate>('request') },
  { weight: 1, arbitrary: fc.constant<Fate>('answer') },
);
const plan = fc.array(fate, { minLength: 80, maxLength: 80 });
const person = (mark: string) =>
  fc
    .record({
      fields: fc.subarray([...FIELDS], { minLength: 1 }),
      answer: fc.constantFrom<ConflictSide>('mine', 'theirs'),
    })
    .map(({ fields, answer }): Person => ({
      writes: Object.fromEntries(fields.map((field) => [field, `${field} of ${mark}`])),
      answer,
      asked: [],
    }));

describe('two administrators who publish at the same time', () => {
  it('lose no edit, get a conflict for the same field, and every commit is complete, in any order of requests and with lost ones', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.tuple(person('A'), person('B')),
        fc.tuple(plan, plan),
        async (scheduler, people, losses) => {
          for (const { asked } of people) asked.length = 0;
          const memory = await GitMemory.of(contentTexts());
          const inTurn =
            (lost: ResponseOverride): ResponseOverride =>
            async (asked, answer) => {
              await scheduler.schedule(Promise.resolve(), `${asked.method} ${asked.path}`);
              return lost(asked, answer);
            };
          const publishing = people.map((one, at) =>
            publishAll(clientOf(memory, inTurn(losing(losses[at]!))), one),
          );
          await scheduler.waitFor(Promise.all(publishing));
          expect(takeViolations()).toEqual([]);
          await expectNothingOverwritten(memory, people);
        },
      ),
      { numRuns: propertyRuns(60) },
    );
  }, 600_000);
});
