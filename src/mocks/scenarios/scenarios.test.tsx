import { beforeEach, expect, it, vi } from 'vitest';
import { smallContent } from '@/domain/content/contentFixture';
import { stubNetwork } from '../../../tests/helpers/component/stubNetwork';
import { emailHandler } from '../handlers/handlers';
import { scenarioHandlers, SCENARIOS, type ScenarioName } from './scenarios';

const UPLOAD = 'https://api.host.example/upload';
const { files } = smallContent();

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));

async function receive(name: ScenarioName, url: string, method: 'GET' | 'POST' = 'GET') {
  stubNetwork(...scenarioHandlers(name, files, UPLOAD), emailHandler());
  return fetch(url, method === 'POST' ? { method, body: '{}' } : {}).then(
    async (response) => [response.status, (await response.text()).slice(0, 9)] as const,
    ({ message }: Error) => message,
  );
}

it.each(Object.keys(SCENARIOS).slice(0, 4) as ScenarioName[])(
  'The scenario %s responds to requests for content, and accepts e-mail',
  async (name) => {
    expect(await receive(name, '/data/site.json')).toEqual([200, '{"brand":']);
    expect(await receive(name, '/data/other.json')).toEqual([404, 'Not found']);
    expect(await receive(name, '/data/version.json')).toEqual([200, '{"build":']);
    expect(await receive(name, '/store.data.json')).toEqual([404, 'Not found']);
    expect(await receive(name, '/api/v1.0/email/send', 'POST')).toEqual([200, 'OK']);
  },
);

const REQUESTS = [
  ['/data/site.json', 'GET'],
  ['/data/pages/home.json', 'GET'],
  ['/store.data.json', 'GET'],
  ['/media/manifest.json', 'GET'],
  ['/api/v1.0/email/send', 'POST'],
  [UPLOAD, 'POST'],
] as const;

it.each(REQUESTS)('The scenario offline drops the connection of %s', async (url, method) => {
  expect(await receive('offline', url, method)).toBe('Failed to fetch');
});

it.each(REQUESTS)('The scenario errors responds to %s with an error', async (url, method) => {
  expect([
    [503, 'Unavailab'],
    [200, '<!doctype'],
  ]).toContainEqual(await receive('errors', url, method));
});

it('The scenario slow responds after 3 s', async () => {
  const answered = vi.fn();
  const waits = vi.spyOn(window, 'setTimeout');
  const receiving = receive('slow', '/data/site.json').then(answered);
  await vi.waitFor(() => expect(waits).toHaveBeenCalledWith(expect.any(Function), 3000));
  await vi.advanceTimersByTimeAsync(2999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await receiving;
  expect(answered).toHaveBeenCalledWith([200, '{"brand":']);
});
