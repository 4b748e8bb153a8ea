import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import { IS_SWEEP } from '../helpers/journeys/sweep';

const test = base.extend<{ otherPort: number }>({
  otherPort: async ({}, use) => {
    const server: Server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><title>Other</title><body></body>');
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    await use((server.address() as AddressInfo).port);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

const SECRET = 'What a customer wrote';
const PRIVATE = ['/outbox', '/outbox.json', '/admin', '/admin/publish', '/api/publish'];

async function readings(page: Page, address: string): Promise<string[]> {
  return page.evaluate(async (url) => {
    const found: string[] = [];
    const note = (way: string, text: string) => found.push(`${way}: ${text}`);
    for (const mode of ['cors', 'no-cors'] as const)
      for (const credentials of ['include', 'omit'] as const) {
        const text = await fetch(url, { mode, credentials }).then(
          (response) => response.text(),
          () => '',
        );
        if (text) note(`fetch ${mode}`, text);
      }
    const load = (element: HTMLElement) =>
      new Promise<boolean>((resolve) => {
        element.addEventListener('load', () => resolve(true));
        element.addEventListener('error', () => resolve(false));
        document.body.append(element);
      });
    const script = Object.assign(document.createElement('script'), { src: url });
    if (await load(script)) note('script', 'ran');
    const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
    if (await load(style)) note('style', 'loaded');
    const frame = Object.assign(document.createElement('iframe'), { src: url });
    await load(frame);
    try {
      if (frame.contentDocument?.body.textContent)
        note('frame', frame.contentDocument.body.textContent);
    } catch {
      // The expected result.
    }
    return found;
  }, address);
}

async function framed(page: Page): Promise<string[]> {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  return Promise.all(frames.map((frame) => frame.content().catch(() => '')));
}

for (const host of IS_SWEEP ? ['localhost', '127.0.0.1'] : ['localhost'])
  test(`A page of another port at ${host} can read neither messages nor the token, and can send nothing`, async ({
    page,
    otherPort,
    baseURL,
    request,
  }) => {
    const send = '/api/v1.0/email/send';
    const count = async () =>
      ((await (await request.get('/outbox.json')).json()) as unknown[]).length;
    const message = { template_params: { subject: SECRET, email: 'other-origin@slate.example' } };
    expect((await request.post(send, { data: message })).status()).toBe(200);
    expect(await (await request.get('/outbox.json')).text()).toContain(SECRET);
    expect(await (await request.get('/admin/publish')).text()).toContain('publish-token');

    await page.goto(`http://${host}:${otherPort}/`);
    for (const address of PRIVATE) expect(await readings(page, `${baseURL}${address}`)).toEqual([]);
    for (const html of await framed(page)) {
      expect(html).not.toContain(SECRET);
      expect(html).not.toContain('publish-token');
      expect(html).not.toContain('id="root"');
    }

    const before = await count();
    await page.evaluate(async (origin) => {
      const body = JSON.stringify({ template_params: {}, files: [], pictures: [], changes: [] });
      for (const address of ['/api/v1.0/email/send', '/api/publish/site', '/api/publish/rebuild'])
        for (const init of [
          { mode: 'no-cors' as const, body },
          { headers: { 'Content-Type': 'application/json', 'X-Publish-Token': 'x' }, body },
        ])
          await fetch(origin + address, { method: 'POST', ...init }).catch(() => undefined);
    }, baseURL!);
    for (const enctype of ['text/plain', 'application/x-www-form-urlencoded']) {
      const [response] = await Promise.all([
        page.waitForResponse((reply) => reply.url().includes('/email/send')),
        page.evaluate(
          ([action, type]) => {
            const form = Object.assign(document.createElement('form'), {
              action,
              method: 'post',
              enctype: type,
            });
            const field = { name: '{"template_params":{"a":"', value: '"}}' };
            form.append(Object.assign(document.createElement('input'), field));
            document.body.append(form);
            form.submit();
          },
          [`${baseURL}${send}`, enctype],
        ),
      ]);
      expect(response.status()).toBe(403);
      await page.waitForURL(`**${send}`);
      await page.goto(`http://${host}:${otherPort}/`);
    }
    // Other tests send messages at the same time. None is from this page.
    const list = (await (await request.get('/outbox.json')).json()) as {
      template_params: object;
    }[];
    expect(list.length).toBeGreaterThanOrEqual(before);
    expect(list.filter(({ template_params: params }) => !('email' in params))).toEqual([]);
  });
