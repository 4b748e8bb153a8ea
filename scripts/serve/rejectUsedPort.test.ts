import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { rejectUsedPort } from './rejectUsedPort';

it('rejects a port that another program uses, and leaves a free one free', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await expect(rejectUsedPort(port)).rejects.toThrow(`Port ${port} is already in use`);
  await new Promise((resolve) => server.close(resolve));
  await rejectUsedPort(port);
  await rejectUsedPort(port);
});
