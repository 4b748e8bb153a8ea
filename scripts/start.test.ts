import { expect, it, vi } from 'vitest';

const { done } = vi.hoisted(() => ({ done: [] as string[] }));
const after = (name: string) => () => Promise.resolve().then(() => void done.push(name));

vi.mock('./serve/publish/recover', () => ({ recover: after('recover'), placesOf: () => ({}) }));
vi.mock('./build', () => ({ build: after('build') }));
vi.mock('./serve/serve', () => ({ serve: after('serve') }));

it('npm start takes back what a crash left half written before it builds and serves', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  await import('./start');
  expect(done).toEqual(['recover', 'build', 'serve']);
});
