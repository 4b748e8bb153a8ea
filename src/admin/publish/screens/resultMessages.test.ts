import { expect, it } from 'vitest';
import { resultText } from './usePublishScreen';

const LATE = 'Published, not visible yet. This is taking longer than usual.';
const HOST = 'Committed. The website updates when the host has built it.';
const BUILDING = 'Published. Waiting for the website to update...';

it.each([
  [false, 1000, BUILDING],
  [false, 179_000, BUILDING],
  [false, 180_000, LATE],
  [true, 180_000, HOST],
  [true, 899_000, HOST],
  [true, 900_000, LATE],
])('A publication that visitors do not get yet (host: %s) after %i ms', (isHosted, ageMs, text) => {
  expect(resultText({ kind: 'pending', ageMs }, undefined, isHosted)[0]).toBe(text);
  const failure = { code: 'deployment' };
  const target = { explain: ({ code }: { code: string }) => `Reason: ${code}.` };
  expect(resultText({ kind: 'pending', ageMs, failure }, target, isHosted)[0]).toBe(
    'Published, not visible yet. Reason: deployment.',
  );
});
