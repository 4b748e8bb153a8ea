import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPrivate } from './http';
import { listen, send } from './httpFixture';

const PROXY_HEADERS =
  `X-Forwarded-For X-Forwarded-Host Forwarded-For Z-Forwarded-For X-Real-IP CF-Connecting-IP Cdn-Loop
  X-Original-Host Ngrok-Auth-User-Id X-Azure-ClientIP Tailscale-User-Login Client-IP Incap-Client-IP
  WL-Proxy-Client-IP Remote-Addr Akamai-Origin-Hop X-Vercel-Id X-Host X-Any-Tunnel`.split(/\s+/);

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((request, response) => response.end(String(isPrivate(request))));
  port = await listen(server);
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('private data of this computer', () => {
  it.each<Record<string, string>>([
    {},
    { Host: 'LOCALHOST:PORT' },
    { Host: '127.0.0.1:PORT' },
    { Host: '[::1]:PORT' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:PORT' },
    { 'X-Publish-Token': 'x', 'Upgrade-Insecure-Requests': '1', 'Proxy-Connection': 'keep-alive' },
  ])('is served to this computer: %j', async (headers) => {
    expect((await send(port, '/', { headers })).text).toBe('true');
  });

  it.each<Record<string, string>>([
    { Host: 'evil.test:PORT' },
    { Host: 'localhost.evil.test:PORT' },
    { Host: '192.168.1.20:PORT' },
    { Host: 'localhost' },
    { Host: 'localhost:1' },
    { Host: 'localhost:PORT@evil.test' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://evil.test' },
    { Origin: 'http://localhost:1' },
    { Origin: 'null' },
    { Origin: 'https://localhost:PORT' },
    { 'X-Forwarded-Host': 'evil.test', Origin: 'http://evil.test' },
    { Forwarded: 'for=203.0.113.7' },
    { Via: '1.1 proxy' },
    ...PROXY_HEADERS.map((name) => ({ [name]: '203.0.113.7' })),
  ])('is not served to other clients: %j', async (headers) => {
    expect((await send(port, '/', { headers })).text).toBe('false');
  });
});
