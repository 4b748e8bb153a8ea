import type { Clock } from '../../src/api/gateways/clock';

/** A clock that stands still until told otherwise. */
export function fakeClock(): Clock & { pass: (ms: number) => Promise<void> } {
  let now = 1_000_000_000_000;
  const waiting = new Set<{ at: number; run: () => void }>();
  const settle = async () => {
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      waiting.add(timer);
      return () => waiting.delete(timer);
    },
    async pass(ms) {
      await settle();
      now += ms;
      for (const timer of waiting) if (timer.at <= now && waiting.delete(timer)) timer.run();
      await settle();
    },
  };
}

/** A session storage of its own for each test. */
export function fakeSession() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

export const payload = { name: 'Ada', email: 'ada@example.com', subject: 'Hi', message: 'Hello' };
