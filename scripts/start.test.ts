import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const done: string[] = [];
const serve = vi.hoisted(() => vi.fn());
vi.mock('./serve/publish/siteStore', () => ({
  siteStore: () => ({ recover: async () => void done.push('recover') }),
  publishFoldersOf: () => ({}),
}));
vi.mock('./build', () => ({ build: async () => void done.push('build') }));
vi.mock('./serve/serve', () => ({ serve }));

const other = createServer();
let port: number;
const { exitCode } = process;

beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(console, 'log').mockReturnValue();
  done.length = 0;
  serve.mockImplementation(async () => void done.push('serve'));
  await new Promise<void>((resolve) => other.listen(0, resolve));
  ({ port } = other.address() as AddressInfo);
  vi.stubEnv('PORT', String(port));
});
const free = () => new Promise((resolve) => other.close(resolve));
afterEach(async () => {
  process.exitCode = exitCode;
  await free();
});

it('npm start completes an interrupted publication before it builds and serves', async () => {
  await free();
  await import('./start');
  expect(done).toEqual(['recover', 'build', 'serve']);
});

it.each([true, false])(
  'npm start says what to do if the port is in use (immediately: %s)',
  async (isAtOnce) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    if (!isAtOnce) await free();
    serve.mockRejectedValue(new Error(`Port ${port} is already in use`));
    await import('./start');
    expect(error.mock.calls[0]?.[0]).toMatch(/^Port \d+ is already in use\. .*PORT/);
    expect(process.exitCode).toBe(1);
    // The server that uses it may be publishing.
    if (isAtOnce) expect(done).toEqual([]);
  },
);
