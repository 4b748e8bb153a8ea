import { expect, it } from 'vitest';
import { createWriteQueue } from './database';

it('A queue runs work in its order, also after a failure and with work that is added meanwhile', async () => {
  const { run } = createWriteQueue();
  const done: string[] = [];
  const failing = run(() => Promise.reject(new Error('Denied')));
  const first = run(async () => {
    done.push('first');
    void run(async () => void done.push('added'));
    await Promise.resolve();
    return 'result';
  });
  void run(async () => void done.push('second'));
  await expect(failing).rejects.toThrow('Denied');
  expect(await first).toBe('result');
  await run(() => Promise.resolve());
  expect(done).toEqual(['first', 'second', 'added']);
});
