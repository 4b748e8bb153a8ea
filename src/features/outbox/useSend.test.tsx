import { expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSend } from './useSend';

it('reports an attempt that ended with an error as unconfirmed, and lets the visitor try again', async () => {
  const failures: string[] = [];
  let attempts = 0;
  const { result } = await renderHook(() =>
    useSend({
      reference: 'SL-ABC234',
      deliver() {
        attempts += 1;
        throw new Error('unexpected');
      },
      onSent: () => undefined,
      onFailed: ({ kind }) => failures.push(kind),
    }),
  );
  for (const attempt of [1, 2]) {
    await expect(result.current.submit(document.createElement('form'))).rejects.toThrow();
    await expect.poll(() => result.current.phase).toBe('error');
    expect(attempts).toBe(attempt);
  }
  expect(failures).toEqual(['unconfirmed', 'unconfirmed']);
});
