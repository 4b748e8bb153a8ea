import { expect, it } from 'vitest';
import { refusesPages } from './savedResponse';

const pass = (response: Response) =>
  refusesPages.fetchDidSucceed?.({
    request: new Request('https://site.example/data/site.json'),
    response,
    event: new Event('fetch'),
    state: {},
  });

it('The sign-in page of a network instead of data counts as a lost connection, so that the copy is used', async () => {
  const headers = { 'Content-Type': 'text/html;charset=utf-8' };
  await expect(pass(new Response('<h1>Wi-Fi</h1>', { headers }))).rejects.toThrow(TypeError);
});

it.each([
  ['data', Response.json({})],
  ['a missing file', new Response('', { status: 404, headers: { 'Content-Type': 'text/html' } })],
])('The website answers with %s itself', async (_what, response) => {
  expect(await pass(response)).toBe(response);
});
