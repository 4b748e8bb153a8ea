import { beforeEach, expect, it, vi } from 'vitest';
import { documentSource, publishedSource } from './documentSource';

const isMarked = () => documentSource().hasAvailability?.();

/** Makes all requests respond with this status. */
const respond = (status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })));

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  return () => void vi.unstubAllGlobals();
});

it('Reading the first file of availability in the back office marks the document for the public pages', async () => {
  respond(200);
  await publishedSource().read('site.json');
  expect(await isMarked()).toBe(false);
  await publishedSource().read('availability.json');
  expect(await isMarked()).toBe(true);
});

it('Reading a file of availability that does not exist does not mark the document', async () => {
  respond(404);
  await expect(publishedSource().read('availability.json')).rejects.toThrow('Failed to load data');
  expect(await isMarked()).toBe(false);
});
