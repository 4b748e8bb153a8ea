import { beforeEach, expect, it, vi } from 'vitest';
import { documentSource, liveSource } from './documentSource';

const listed = () => documentSource().optionalFiles?.();

const respond = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })));

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});

it('Reading the first optional file in the back office marks the document for the public pages', async () => {
  respond(200);
  await liveSource().read('site.json');
  expect(await listed()).toEqual([]);
  await liveSource().read('availability.json');
  expect(await listed()).toEqual(['availability.json']);
  await liveSource().read('rental.json');
  expect(await listed()).toEqual(['availability.json', 'rental.json']);
});

it('Reading an optional file that does not exist does not mark the document', async () => {
  respond(404);
  await expect(liveSource().read('availability.json')).rejects.toThrow('Failed to load data');
  expect(await listed()).toEqual([]);
});
