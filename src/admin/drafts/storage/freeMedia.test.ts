import { beforeEach, expect, it } from 'vitest';
import { freeMedia } from './draftPersistence';
import { saveMediaDraft } from './mediaDrafts';
import { browser } from '../../../../tests/helpers/storage/memoryDatabase';

beforeEach(() => {
  browser.clear();
});

const keep = async (text: string) => (await saveMediaDraft(new Blob([text]))).ref;
/** Well after all images were stored. */
const later = Date.now() + 30 * 24 * 60 * 60 * 1000;
const kept = () => [...browser.entries('slate-media').keys()];

it('Images that drafts or damaged entries refer to are not deleted', async () => {
  const [used, saved, gone] = [await keep('used'), await keep('saved'), await keep('gone')];
  browser.entries().set('drafts.bak', { drafts: { p1: { draft: { image: saved } } } });
  await freeMedia({ image: used }, later);
  expect(kept()).toEqual([used, saved]);
  expect(kept()).not.toContain(gone);
});

it('No image is deleted if the stored entries cannot be read', async () => {
  await keep('saved');
  browser.failure = new DOMException('Denied', 'SecurityError');
  await freeMedia({}, later);
  browser.failure = null;
  expect(kept()).toHaveLength(1);
});
