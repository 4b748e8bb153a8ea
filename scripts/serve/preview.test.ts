import type { Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { useFolder } from '../folderFixture';
import { originOf } from './http';
import { readPort, servePreview } from './preview';

const { at, put } = useFolder();
let server: Server | undefined;

afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

async function serve(): Promise<string> {
  const pages = { index: 'home', store: 'store', 200: 'application', 404: 'no page' };
  for (const [name, text] of Object.entries(pages)) put(`${name}.html`, text);
  server = await servePreview(0, at());
  return originOf(server);
}

describe('the preview of a build', () => {
  it('explains what to do if there is no build', async () => {
    await expect(servePreview(0, at())).rejects.toThrow('Run npm run build first');
  });

  it('explains what to do if the port is in use', async () => {
    const port = Number(new URL(await serve()).port);
    await expect(servePreview(port, at())).rejects.toThrow(`-- --port ${port + 1}`);
  });

  it('accepts only ports', () => {
    expect([readPort([]), readPort(['--port', '8080'])]).toEqual([4173, 8080]);
    for (const text of ['', ' ', 'x', '0x10', '80.5', '1e3', '65536'])
      expect(() => readPort(['--port', text])).toThrow('is not a port');
  });

  it('serves pages, shells and files without changes, and neither outbox nor publishing', async () => {
    const origin = await serve();
    const request = async (pathname: string, method = 'GET', Accept = 'text/html') => {
      const response = await fetch(origin + pathname, { method, headers: { Accept } });
      return [response.status, await response.text()];
    };
    expect(await request('/')).toEqual([200, 'home']);
    expect(await request('/store')).toEqual([200, 'store']);
    expect(await request('/admin/publish')).toEqual([200, 'application']);
    for (const pathname of ['/nowhere', '/outbox', '/api/publish'])
      expect(await request(pathname)).toEqual([404, 'no page']);
    for (const pathname of ['/admin/requests/any', '/preview/store/lens-1.25x']) {
      expect(await request(pathname, 'GET', '*/*')).toEqual([200, 'application']);
      expect((await request(pathname, 'HEAD', '*/*'))[0]).toBe(200);
    }
    for (const pathname of ['/outbox.json', '/missing.png'])
      expect(await request(pathname)).toEqual([404, 'Not found']);
    for (const pathname of ['/api/publish', '/api/v1.0/email/send'])
      expect(await request(pathname, 'POST')).toEqual([405, 'Method Not Allowed']);
  });
});
