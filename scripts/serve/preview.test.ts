import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPort, servePreview } from './preview';

let dist: string;
let server: Server | undefined;

beforeEach(async () => {
  server = undefined;
  dist = await mkdtemp(path.join(tmpdir(), 'preview ü '));
});

afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  await rm(dist, { recursive: true });
});

async function writePages(): Promise<void> {
  const pages = { index: 'home', store: 'store', 200: 'application', 404: 'no page' };
  for (const [name, text] of Object.entries(pages))
    await writeFile(path.join(dist, `${name}.html`), text);
}

const portOf = (opened: Server) => (opened.address() as AddressInfo).port;

describe('the preview of a build', () => {
  it('explains what to do if there is no build', async () => {
    await expect(servePreview(0, dist)).rejects.toThrow('Run npm run build first');
  });

  it('explains what to do if the port is in use', async () => {
    await writePages();
    server = await servePreview(0, dist);
    const port = portOf(server);
    await expect(servePreview(port, dist)).rejects.toThrow(`-- --port ${port + 1}`);
  });

  it('accepts only ports', () => {
    expect([readPort([]), readPort(['--port', '8080'])]).toEqual([4173, 8080]);
    for (const text of ['', ' ', 'x', '0x10', '80.5', '1e3', '65536'])
      expect(() => readPort(['--port', text])).toThrow('is not a port');
  });

  it('serves pages, shells and files without changes, and neither outbox nor publishing', async () => {
    await writePages();
    server = await servePreview(0, dist);
    const headers = { Accept: 'text/html' };
    const request = async (pathname: string, method = 'GET') => {
      const url = `http://localhost:${portOf(server!)}${pathname}`;
      const response = await fetch(url, { method, headers });
      return [response.status, await response.text()];
    };
    expect(await request('/')).toEqual([200, 'home']);
    expect(await request('/store')).toEqual([200, 'store']);
    expect(await request('/admin/publish')).toEqual([200, 'application']);
    for (const pathname of ['/nowhere', '/outbox', '/api/publish'])
      expect(await request(pathname)).toEqual([404, 'no page']);
    for (const pathname of ['/admin/requests/any', '/preview/store/lens-1.25x']) {
      const url = `http://localhost:${portOf(server)}${pathname}`;
      expect(await (await fetch(url)).text()).toBe('application');
      const { status } = await fetch(url, { method: 'HEAD' });
      expect([pathname, status]).toEqual([pathname, 200]);
    }
    for (const pathname of ['/outbox.json', '/missing.png'])
      expect(await request(pathname)).toEqual([404, 'Not found']);
    for (const pathname of ['/api/publish', '/api/v1.0/email/send'])
      expect(await request(pathname, 'POST')).toEqual([405, 'Method Not Allowed']);
  });
});
