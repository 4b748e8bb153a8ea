import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { uploadPath } from '../../../src/domain/content/publishFiles';
import { jsonHash } from '../../../src/domain/text/hash';
import { bundle, createPublishFolders, startService, site } from './publishFixture';

let folder: Awaited<ReturnType<typeof createPublishFolders>>;
let server: Awaited<ReturnType<typeof startService>>;
let rebuilt: number;
/** Printed lines. */
let lines: string[];

const at = (file: string) => folder.at(file);
const siteSettings = () => folder.siteSettings();
const post: typeof server.post = (...sent) => server.post(...sent);

beforeEach(async () => {
  rebuilt = 0;
  folder = await createPublishFolders();
  lines = [];
  server = await startService({
    ...folder.folders,
    rebuild: async () => void (rebuilt += 1),
    report: (line) => void lines.push(line),
  });
});

describe('the local server', () => {
  it('writes a publication and rebuilds the pages', async () => {
    const { status, body } = await post(await bundle());
    expect([status, body.content]).toEqual([202, expect.stringMatching(/^[0-9a-f]{16}$/)]);
    expect(await siteSettings()).toMatchObject({ brand: { name: 'New' } });
    await server.service.whenBuilt();
    expect(rebuilt).toBe(1);
    expect(await readdir(at(''))).toEqual(['data']);
  });

  it.each([
    ['without the token', { 'X-Publish-Token': '' }, 403],
    ['with another token', { 'X-Publish-Token': 'f'.repeat(64) }, 403],
    ['from another site', { Origin: 'https://evil.test' }, 403],
    ['through a tunnel', { 'X-Forwarded-For': '203.0.113.7' }, 403],
    ['as a form', { 'Content-Type': 'text/plain' }, 415],
  ])('rejects requests %s', async (_name, headers, status) => {
    expect((await post(await bundle(), headers)).status).toBe(status);
    expect(await siteSettings()).toEqual(site);
  });

  it('sends the token only with pages that are requested from this computer', async () => {
    expect(await server.page({})).toMatchObject({
      text: expect.stringContaining(server.token),
      headers: { 'x-frame-options': 'SAMEORIGIN' },
    });
    const others: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { Host: '192.168.1.20:4173' },
    ];
    for (const headers of others)
      expect((await server.page(headers)).text).not.toContain('publish-token');
  });

  it.each(['../site.json', 'pages/extra.json'])('rejects the path %s', async (name) => {
    const sent = await bundle({ files: [{ path: name, json: {}, was: null }] });
    expect((await post(sent)).status).toBe(400);
  });

  it('rejects keys that reach a prototype, and bodies that are not a publication', async () => {
    const hostile = `{"files":[{"path":"site.json","json":{"brand":{"__proto__":{"a":1}}},"was":null}],"pictures":[],"changes":[]}`;
    expect((await post(hostile)).status).toBe(400);
    expect((await post('{"files":1}')).status).toBe(400);
    expect((await post('nonsense')).status).toBe(400);
  });

  it('rejects images whose bytes do not match their name', async () => {
    const bytes = Buffer.from('<svg onload="x"/>');
    const hash = createHash('sha256').update(bytes).digest('hex');
    const picture = (file: string) =>
      bundle({ pictures: [{ file, base64: bytes.toString('base64') }] });
    for (const file of [`media/uploads/${hash}.webp`, `media/uploads/${'a'.repeat(64)}.webp`])
      expect((await post(await picture(file))).status).toBe(400);
    expect((await post(await picture(`media/${hash}.svg`))).status).toBe(400);
    expect((await post(await picture('assets/index.js'))).status).toBe(400);
  });

  it('keeps the file of a logo that is replaced, because quotes and invoices show it', async () => {
    const paths: string[] = [];
    let was: object = site;
    for (const width of [1, 2]) {
      const bytes = Buffer.from(`GIF89a${String.fromCharCode(width, 0, 1, 0)}\0\0\0;`, 'latin1');
      const file = uploadPath(createHash('sha256').update(bytes).digest('hex'), 'image/gif') ?? '';
      const json = { ...site, brand: { ...site.brand, logo: `/${file}` } };
      const files = [{ path: 'site.json', json, was: await jsonHash(was) }];
      const pictures = [{ file, base64: bytes.toString('base64') }];
      const sent = await post({ files, pictures, changes: ['Logo changed'] });
      expect([sent.status, await readFile(at(file))]).toEqual([202, bytes]);
      was = json;
      paths.push(path.basename(file));
    }
    expect(await readdir(at('media/uploads'))).toEqual(paths.toSorted());
    expect(new Set(paths).size).toBe(2);
  });

  it('does not overwrite a file that was changed in the meantime', async () => {
    await folder.put('data/site.json', { ...site, other: 1 });
    expect((await post(await bundle())).status).toBe(409);
    expect(await siteSettings()).toMatchObject({ other: 1 });
  });

  it('accepts one of two simultaneous publications, in either order', async () => {
    const replies = await Promise.all([post(await bundle()), post(await bundle({}, 'Other'))]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202, 409]));
  });

  it('rejects content that would fail the build, and returns the errors', async () => {
    const file = { path: 'site.json', json: [], was: await jsonHash(site) };
    const { status, body } = await post(await bundle({ files: [file] }));
    expect([status, body.problems]).toEqual([
      422,
      expect.arrayContaining([expect.objectContaining({ level: 'error', file: 'site.json' })]),
    ]);
    expect(await siteSettings()).toEqual(site);
  });

  it('writes nothing of an aborted upload, and keeps running', async () => {
    const sent = httpRequest(server.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': '100000',
        'X-Publish-Token': server.token,
      },
    });
    sent.on('error', () => undefined);
    sent.write('{"files":[');
    await server.nextRequest();
    sent.destroy();
    expect((await post(await bundle())).status).toBe(202);
    await server.service.whenBuilt();
    expect(lines).toEqual([]);
  });
});
