import { beforeEach, expect, it, vi } from 'vitest';
import { createSignIn } from './signIn';

// 'slate-demo', after 1,000 iterations
const settings = {
  username: 'admin',
  passwordHash:
    'pbkdf2-sha256:600000:079d8d7c4b19171dc62379084b7d50d3:8c16428e6ad3eaa3870dd905b4f2d9b2da9b1398c074b5599436f28c8b9937f1',
};

const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
const withFewIterations: typeof derive = (algorithm, ...rest) =>
  derive({ ...(algorithm as Pbkdf2Params), iterations: 1000 }, ...rest);

beforeEach(() => void vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation(withFewIterations));

function counter(count = 0) {
  return { read: () => count, write: (next: number) => void (count = next) };
}

it('Each failed attempt delays the next one longer, until one succeeds', async () => {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const signIn = createSignIn({ settings, now: () => 0, wait, failures: counter() });
  for (const password of ['wrong', 'wrong', 'wrong', 'slate-demo', 'wrong'])
    await signIn('admin', password);
  expect(waits).toEqual([0, 1000, 2000, 4000, 0]);
});

it('A reload does not end the delay, which is at most a minute', async () => {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const failures = counter(5);
  for (const _load of [1, 2, 3])
    await createSignIn({ settings, now: () => 0, wait, failures })('admin', 'wrong');
  expect(waits).toEqual([16_000, 32_000, 60_000]);
});
