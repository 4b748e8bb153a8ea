import { readdirSync, readFileSync } from 'node:fs';
import type * as fs from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFolder } from '../folderFixture';
import { listen, send } from './httpFixture';
import { listOutbox, outboxMiddleware, saveMessage } from './outbox';
import { disk, resetDisk } from './publish/killFixture';

vi.mock('node:fs/promises', async (original) => {
  const { killableFs } = await import('./publish/killFixture');
  return killableFs(await original<typeof fs>());
});

const { at, put } = useFolder();
const names = () => readdirSync(at('.outbox'));
let server: Server;
let origin: string;

beforeEach(async () => {
  const handle = outboxMiddleware(at('.outbox'));
  server = createServer((request, response) => {
    handle(request, response, () => response.writeHead(404).end('next'));
  });
  origin = `http://127.0.0.1:${await listen(server)}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const SEND = '/api/v1.0/email/send';
const JSON_TYPE = { 'Content-Type': 'application/json' };

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(origin + SEND, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body });

const message = (params: Record<string, unknown>) =>
  JSON.stringify({ user_id: 'local', service_id: 'local', template_params: params });

describe('the outbox of the local server', () => {
  it('stores a message in a file named by time and reference, and responds like EmailJS', async () => {
    const response = await post(message({ reference: 'SL-ABC234', subject: 'Hi' }));
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    const [name = ''] = names();
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-SL-ABC234-[0-9a-f-]{36}\.json$/);
    expect(JSON.parse(readFileSync(at('.outbox', name), 'utf8'))).toMatchObject({
      template_params: { subject: 'Hi' },
      user_id: 'local',
    });
  });

  it('stores every message, including two simultaneous ones and one with a hostile reference', async () => {
    const same = message({ reference: 'SL-ABC234' });
    await Promise.all([post(same), post(same), post(message({ reference: '../../x' }))]);
    expect(names()).toHaveLength(3);
    expect(names().some((name) => name.includes('..'))).toBe(false);
  });

  it.each([
    ['a plain form', message({}), { 'Content-Type': 'text/plain' }, 415],
    ['invalid JSON', '{bad', {}, 400],
    ['a message without fields', '{}', {}, 400],
    ['more than 256 KB', message({ message: 'x'.repeat(300_000) }), {}, 413],
    ['more than EmailJS accepts', message({ message: 'x'.repeat(50_001) }), {}, 413],
  ])('rejects %s', async (_title, body, headers: Record<string, string>, status) => {
    expect((await post(body, headers)).status).toBe(status);
    expect(names).toThrow('ENOENT');
  });

  it('lists messages newest first, escaped, without scripts and with noindex', async () => {
    await post(message({ subject: 'Earlier one', message: 'one\ntwo' }));
    await new Promise((resolve) => setTimeout(resolve, 3));
    await post(message({ subject: '<img src=x onerror=alert(1)>', name: "A'" }));
    put('.outbox/zz.json', '{bad');
    const response = await fetch(`${origin}/outbox`);
    const html = await response.text();
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toMatch(/<script|<img/);
    expect(html.indexOf('onerror')).toBeLessThan(html.indexOf('Earlier one'));
    const list = (await (await fetch(`${origin}/outbox.json`)).json()) as unknown[];
    expect(list).toHaveLength(2);
    expect(list[1]).toMatchObject({ template_params: { subject: 'Earlier one' } });
  });

  // Which clients these are is tested with `isPrivate`.
  it.each<[string, Record<string, string>]>([
    ['a page whose name resolves to this computer', { Host: 'evil.test:PORT' }],
    ['a page of another port', { 'Sec-Fetch-Site': 'same-site' }],
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a tunnel', { 'X-Forwarded-For': '203.0.113.7' }],
  ])('neither stores nor shows messages for %s', async (_name, own) => {
    const port = Number(new URL(origin).port);
    const headers = { ...JSON_TYPE, ...own };
    const sent = { method: 'POST', headers, body: message({}) };
    expect((await send(port, SEND, sent)).status).toBe(403);
    expect(names).toThrow('ENOENT');
    for (const url of ['/outbox', '/outbox/', '/outbox.json'])
      expect((await send(port, url, { headers })).status).toBe(403);
  });

  it('forbids pages of another origin to embed it', async () => {
    for (const url of ['/outbox', '/outbox.json']) {
      const { headers } = await fetch(origin + url);
      expect(headers.get('access-control-allow-origin')).toBe(null);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    }
  });

  it('is empty before the first message and does not handle other URLs', async () => {
    const textOf = async (url: string) => (await fetch(origin + url)).text();
    expect(await textOf('/outbox')).toContain('No message has been sent yet');
    expect(await textOf('/outbox.json')).toBe('[]');
    expect(await textOf('/outboxes')).toBe('next');
  });

  it.each([
    ['/api/v1.0/email/send', 'POST', ['GET', 'PUT', 'DELETE']],
    ['/outbox', 'GET, HEAD', ['POST', 'DELETE']],
    ['/outbox.json', 'GET, HEAD', ['POST', 'DELETE']],
  ])('%s allows %s only', async (url, allowed, methods) => {
    for (const method of methods) {
      const { status, headers } = await fetch(origin + url, { method });
      expect([status, headers.get('allow')]).toEqual([405, allowed]);
    }
  });
});

it('A message that does not arrive completely is not stored, and the server keeps running', async () => {
  await new Promise<void>((resolve) => {
    const headers = { ...JSON_TYPE, 'Content-Length': '100000' };
    const sent = httpRequest(origin + SEND, { method: 'POST', headers });
    server.once('request', () => sent.destroy());
    sent.on('error', () => undefined);
    sent.on('close', resolve);
    sent.write('{"template_params":{');
  });
  expect((await post(message({ reference: 'SL-ABC234' }))).status).toBe(200);
  expect(names()).toEqual([expect.stringMatching(/SL-ABC234-[0-9a-f-]{36}\.json$/)]);
});

it('A message is stored completely or not at all if the server is killed, and earlier ones stay', async () => {
  const save = (subject: string) =>
    saveMessage(at('.outbox'), { template_params: { subject } }, new Date('2026-01-01'));
  resetDisk();
  await save('First');
  const writes = disk.count;
  for (let left = 0; left <= writes + 1; left += 1) {
    resetDisk(left);
    await save(`After ${left}`).catch(() => undefined);
    for (const name of names().filter((file) => file.endsWith('.json')))
      expect(JSON.parse(readFileSync(at('.outbox', name), 'utf8'))).toBeTypeOf('object');
  }
  resetDisk();
  await save('Last');
  const texts = JSON.stringify(await listOutbox(at('.outbox')));
  for (const subject of ['First', 'Last']) expect(texts).toContain(`"subject":"${subject}"`);
});
