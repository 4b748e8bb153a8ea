import { expect, it } from 'vitest';
import { signInDelay } from './signInDelay';

it('delays sign-in after failures by 1 s, doubling up to 60 s', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 100].map(signInDelay)).toEqual([
    0, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]);
});
