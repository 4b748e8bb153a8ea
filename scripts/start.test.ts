import { beforeEach, expect, it, vi } from 'vitest';

const { done, build } = vi.hoisted(() => ({ done: [] as string[], build: vi.fn() }));
const after =
  <R>(name: string, result?: R) =>
  () =>
    Promise.resolve().then(() => (done.push(name), result));

vi.mock('./serve/publish/recover', () => ({
  recover: after('recover', ['Look']),
  placesOf: () => ({}),
}));
vi.mock('./build', () => ({ build }));
vi.mock('./serve/serve', () => ({ serve: after('serve') }));

beforeEach(() => {
  vi.resetModules();
  done.length = 0;
  vi.spyOn(console, 'log').mockReturnValue();
});

it('npm start reverts a half-written publication before it builds and serves', async () => {
  build.mockImplementation(after('build'));
  await import('./start');
  expect(done).toEqual(['recover', 'build', 'serve']);
});

it('npm start shows what has to be checked after a crash even if the build fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  build.mockRejectedValue(new Error('The content breaks the contract'));
  await expect(import('./start')).rejects.toThrow('The content breaks the contract');
  expect(warn).toHaveBeenCalledWith('Look');
  expect(done).toEqual(['recover']);
});
