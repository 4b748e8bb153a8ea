import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jsonHash } from '../../../src/api/publish/jsonHash';
import { smallContent } from '../../../src/domain/contentFixture';
import { publishService } from './publishService';
import type { Places } from './writeBundle';

let folder: string;
let places: Places;
let server: Server;
let port: number;
let token: string;
let rebuilt: number;

const files = smallContent().files;
const site = files['site.json'] as { brand: object };
const at = (file: string) => path.join(places.publicFolder, file);
const written = async () => JSON.parse(await readFile(at('data/site.json'), 'utf8')) as unknown;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  places = { publicFolder: path.join(folder, 'public'), history: path.join(folder, '.history') };
  for (const [file, json] of Object.entries(files)) {
    await mkdir(path.dirname(at(`data/${file}`)), { recursive: true });
    await writeFile(at(`data/${file}`), JSON.stringify(json));
  }
  rebuilt = 0;
  const rebuild = async () => void (rebuilt += 1);
  const service = publishService({ ...places, rebuild, report: () => undefined });
  token = /content="([0-9a-f]{64})"/.exec(service.tag)?.[1] ?? '';
  server = createServer((request, response) =>
    service.middleware(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

type Reply = { status: number; body: Record<string, unknown> };

function post(body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: '/api/publish',
      method: 'POST',
      headers: {
        Host: `localhost:${port}`,
        'Content-Type': 'application/json',
        'X-Publish-Token': token,
        ...headers,
      },
    };
    const sent = httpRequest(options, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: JSON.parse(text) as Record<string, unknown>,
        }),
      );
    });
    sent.on('error', reject);
    sent.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

const renamed = { ...site, brand: { ...site.brand, name: 'New' } };

async function bundle(more: object = {}) {
  const file = { path: 'site.json', json: renamed, was: await jsonHash(site) };
  return { files: [file], pictures: [], changes: ['Name changed'], ...more };
}

describe('the local server', () => {
  it('writes a publication, keeps what was there, and makes the pages anew', async () => {
    const { status, body } = await post(await bundle());
    expect([status, body.content]).toEqual([202, expect.stringMatching(/^[0-9a-f]{16}$/)]);
    expect(await written()).toMatchObject({ brand: { name: 'New' } });
    expect(rebuilt).toBe(1);
    const [entry = ''] = await readdir(places.history);
    const kept = await readFile(path.join(places.history, entry, 'before/data/site.json'), 'utf8');
    expect(JSON.parse(kept)).toEqual(site);
    expect(await readdir(at('data'))).not.toContainEqual(expect.stringMatching(/tmp$/));
  });

  it.each([
    ['without the token', { 'X-Publish-Token': '' }, 403],
    ['with another token', { 'X-Publish-Token': 'f'.repeat(64) }, 403],
    ['from another site', { Origin: 'https://evil.test' }, 403],
    ['from another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['by a foreign name of this computer', { Host: 'evil.test' }, 403],
    ['as a form', { 'Content-Type': 'text/plain' }, 415],
  ])('refuses what comes %s', async (_name, headers, status) => {
    expect((await post(await bundle(), headers)).status).toBe(status);
    expect(await written()).toEqual(site);
  });

  it.each([
    '../site.json',
    '../../package.json',
    '/etc/passwd',
    'products/by-category/../../../x.json',
    'products/by-category/.x.json',
    'products/by-category/a\\b.json',
    '.github/workflows/x.json',
    'pages/extra.json',
    'site.json/',
  ])('refuses the path %s', async (name) => {
    const sent = await bundle({ files: [{ path: name, json: {}, was: null }] });
    expect((await post(sent)).status).toBe(400);
  });

  it('refuses keys that reach a prototype, and anything that is no publication', async () => {
    const hostile = `{"files":[{"path":"site.json","json":{"brand":{"__proto__":{"a":1}}},"was":null}],"pictures":[],"changes":[]}`;
    expect((await post(hostile)).status).toBe(400);
    expect((await post('{"files":1}')).status).toBe(400);
    expect((await post('nonsense')).status).toBe(400);
  });

  it('refuses pictures that are not what their name says', async () => {
    const bytes = Buffer.from('<svg onload="x"/>');
    const hash = createHash('sha256').update(bytes).digest('hex');
    const picture = (file: string) =>
      bundle({ pictures: [{ file, base64: bytes.toString('base64') }] });
    for (const file of [`media/uploads/${hash}.webp`, `media/uploads/${'a'.repeat(64)}.webp`])
      expect((await post(await picture(file))).status).toBe(400);
    expect((await post(await picture(`media/${hash}.svg`))).status).toBe(400);
    expect((await post(await picture('assets/index.js'))).status).toBe(400);
  });

  it('refuses to write over what somebody else has changed since', async () => {
    await writeFile(at('data/site.json'), JSON.stringify({ ...site, other: 1 }));
    expect((await post(await bundle())).status).toBe(409);
    expect(await written()).toMatchObject({ other: 1 });
  });

  it('takes one of two that come at once, whatever their order', async () => {
    const other = { ...site, brand: { ...site.brand, name: 'Other' } };
    const file = { path: 'site.json', json: other, was: await jsonHash(site) };
    const replies = await Promise.all([
      post(await bundle()),
      post(await bundle({ files: [file] })),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202, 409]));
  });

  it('refuses what the build would fail on, with the errors', async () => {
    const file = { path: 'site.json', json: [], was: await jsonHash(site) };
    const { status, body } = await post(await bundle({ files: [file] }));
    expect([status, body.problems]).toEqual([
      422,
      expect.arrayContaining([expect.objectContaining({ level: 'error', file: 'site.json' })]),
    ]);
    expect(await written()).toEqual(site);
  });

  it('takes back at its start what a crash left half written', async () => {
    const entry = path.join(places.history, '2026-01-01');
    await mkdir(path.join(entry, 'before/data'), { recursive: true });
    await writeFile(path.join(entry, 'before/data/site.json'), JSON.stringify(site));
    const begun = { state: 'begun', files: [{ file: 'data/site.json', wasThere: true }] };
    await writeFile(path.join(entry, 'entry.json'), JSON.stringify(begun));
    await writeFile(at('data/site.json'), '{"half":');
    await publishService({ ...places, report: () => undefined }).whenBuilt();
    expect(await written()).toEqual(site);
  });
});
