import { beforeEach, expect, it, vi } from 'vitest';

const { done, build, rejectUsedPort, serve } = vi.hoisted(() => ({
  done: [] as string[],
  build: vi.fn(),
  rejectUsedPort: vi.fn(),
  serve: vi.fn(),
}));
const after = (name: string) => () => Promise.resolve().then(() => void done.push(name));

vi.mock('./serve/publish/rollBackIncomplete', () => ({
  rollBackIncomplete: after('roll back'),
  publishFoldersOf: () => ({}),
}));
vi.mock('./build', () => ({ build }));
vi.mock('./serve/rejectUsedPort', () => ({ rejectUsedPort }));
vi.mock('./serve/serve', () => ({ serve }));

beforeEach(() => {
  vi.resetModules();
  done.length = 0;
  rejectUsedPort.mockImplementation(after('check the port'));
  serve.mockImplementation(after('serve'));
  vi.spyOn(console, 'log').mockReturnValue();
});

it('npm start undoes an incomplete publication before it builds and serves', async () => {
  build.mockImplementation(after('build'));
  await import('./start');
  expect(done).toEqual(['check the port', 'roll back', 'build', 'serve']);
});

it.each([rejectUsedPort, serve])(
  'npm start says what to do if the port is in use',
  async (step) => {
    const exitCode = process.exitCode;
    const error = vi.spyOn(console, 'error').mockReturnValue();
    build.mockImplementation(after('build'));
    step.mockRejectedValue(new Error('Port 4173 is already in use'));
    await import('./start');
    expect(error.mock.calls[0]?.[0]).toMatch(/^Port 4173 is already in use\. .*PORT/);
    expect(process.exitCode).toBe(1);
    process.exitCode = exitCode;
    // The server that uses it may be publishing.
    if (step === rejectUsedPort) expect(done).toEqual([]);
  },
);
