import { expect, it } from 'vitest';
import { createSignIn } from './signIn';

// 'slate-demo'
const settings = {
  username: 'admin',
  passwordHash:
    'pbkdf2-sha256:600000:079d8d7c4b19171dc62379084b7d50d3:5edb00c2a7c54fb6164ed779d4088dfe06bf443fe28433f17c464d47f528d9bd',
};

/** The stored number of failures. */
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
