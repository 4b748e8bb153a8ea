import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPrivate } from './http';
import { listen, send } from './httpFixture';

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
    { 'X-Forwarded-For': '203.0.113.7' },
    { 'X-Forwarded-Host': 'abc.ngrok-free.app' },
    { 'X-Forwarded-Host': 'evil.test', Origin: 'http://evil.test' },
    { Forwarded: 'for=203.0.113.7' },
    { Via: '1.1 proxy' },
    { 'CF-Connecting-IP': '203.0.113.7' },
    { 'Cdn-Loop': 'cloudflare' },
    { 'X-Real-IP': '203.0.113.7' },
    { 'X-Original-Host': 'abc.example' },
    { 'Ngrok-Auth-User-Id': 'x' },
    { 'Tailscale-User-Login': 'x' },
    { 'Forwarded-For': '203.0.113.7' },
    { 'Z-Forwarded-For': '203.0.113.7' },
    { 'Client-IP': '203.0.113.7' },
    { 'Incap-Client-IP': '203.0.113.7' },
    { 'WL-Proxy-Client-IP': '203.0.113.7' },
    { 'Remote-Addr': '203.0.113.7' },
    { 'Akamai-Origin-Hop': '1' },
    { 'X-Azure-ClientIP': '203.0.113.7' },
    { 'X-Vercel-Id': 'x' },
    { 'X-Host': 'abc.example' },
    { 'X-Any-Tunnel': 'x' },
  ])('is not served to other clients: %j', async (headers) => {
    expect((await send(port, '/', { headers })).text).toBe('false');
  });
});
