import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { useFolder } from './folderFixture';
import { endTree, scriptOf, startTree } from './processes.mjs';
import { STEP_ROWS, SWEEP_ROWS } from './test-run/runTests';

const { at, put } = useFolder();
const runNode = (args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

describe('commands of packages', () => {
  it('are scripts that Node runs without a shell', () => {
    const tools = [...STEP_ROWS, ...SWEEP_ROWS].flatMap((row) =>
      Object.values(row).map((line) => line.split(' ')[0] ?? ''),
    );
    for (const tool of new Set([...tools, 'vite']))
      if (tool !== 'node') {
        const { status, stderr } = runNode(['--check', scriptOf(tool)]);
        // Node does not syntax-check a file without an extension, but it finds the file.
        const isFound = status === 0 || stderr.includes('ERR_UNKNOWN_FILE_EXTENSION');
        expect(isFound, tool).toBe(true);
      }
    expect(runNode([scriptOf('prettier'), '--version']).stdout).toMatch(/^\d+\.\d+\.\d+\s*$/);
  });

  it('are found in a folder with spaces and umlauts', () => {
    put('tool/package.json', { bin: './run.cjs' });
    put('tool/run.cjs', 'console.log("it runs")');
    expect(runNode([scriptOf('tool', at())]).stdout).toContain('it runs');
  });
});

describe('ending a process', () => {
  it('ends all child processes as well', async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const connected = new Promise<Socket>((resolve) => server.once('connection', resolve));
    const { port } = server.address() as AddressInfo;
    const inner = `require('net').connect(${port}, '127.0.0.1')`;
    const outer = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}]); setInterval(() => {}, 1000)`;
    const child = startTree(['-e', outer], { stdio: 'ignore' });
    const socket = await connected;
    const isGone = new Promise((resolve) => socket.on('close', resolve));
    endTree(child);
    await isGone;
    await new Promise((resolve) => server.close(resolve));
    expect(() => endTree(child)).not.toThrow();
  });
});
