import { createServer } from 'node:net';

/** @throws Error if another program uses the port, such as another server of this project */
export async function rejectUsedPort(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isUsed = error.code === 'EADDRINUSE';
      reject(isUsed ? new Error(`Port ${port} is already in use`) : error);
    });
    server.listen(port, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}
