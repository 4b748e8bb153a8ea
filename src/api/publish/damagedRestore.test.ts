import { describe, expect, it } from 'vitest';
import { smallContent } from '@/domain/contentFixture';
import { noDrafts } from '../drafts/draftEntry';
import { changeSentence } from './changes';
import { damagedFiles, drafted, liveOf, publishedWith, repair, SERVICE } from './damagedFixture';
import type { Live } from './live';
import { pastDifferences } from './past';
import { restoredRecord, restoredSite } from './restore';

describe('restoring', () => {
  const then = liveOf(damagedFiles());

  async function withoutDamage(): Promise<Live> {
    const files = ['services/index.json', 'site.json', 'pages/home.json'];
    const drafts = drafted(
      files.map((file) => repair(then, file, null)),
      then,
    );
    return liveOf(await publishedWith(then, drafts));
  }

  it('offers what could not be read then and is missing now, and puts it where it was', async () => {
    const now = await withoutDamage();
    expect(now.content.unreadable).toBeUndefined();
    const changes = pastDifferences(now.content, then.content);
    expect(changes.map(changeSentence).sort()).toEqual([
      'Damaged footer group restored',
      'Damaged testimonial restored',
      'Service “s2” restored',
    ]);
    const edits = changes.flatMap((change) => restoredRecord(change).edits);
    expect(await publishedWith(now, drafted(edits, now))).toEqual(then.files);
    const whole = restoredSite(then.content, noDrafts(), now.content);
    expect(await publishedWith(now, drafted(whole.edits, now))).toEqual(then.files);
  });

  it('leaves alone what is damaged since, and does not offer what has been corrected', async () => {
    const now = await withoutDamage();
    expect(pastDifferences(then.content, now.content)).toEqual([]);
    expect(restoredSite(now.content, noDrafts(), then.content).edits).toEqual([]);
    const mended = drafted(
      [repair(then, 'services/index.json', { ...SERVICE, title: 'Five' })],
      then,
    );
    const next = liveOf(await publishedWith(then, mended));
    const offered = pastDifferences(next.content, then.content);
    expect(offered.filter(({ collection }) => collection === 'repairs')).toEqual([]);
  });

  it('offers the record of a product that was removed, though the product is still there', async () => {
    const files = smallContent().files;
    const path = 'products/by-category/lenses.json';
    const lenses = structuredClone(files[path]) as { products: unknown[] };
    lenses.products[1] = { id: 'p2', stock: '3', description: 'Sharp' };
    const past = liveOf({ ...files, [path]: lenses });
    const now = liveOf(await publishedWith(past, drafted([repair(past, path, null)], past)));
    const [offered] = pastDifferences(now.content, past.content);
    const { edits } = restoredRecord(offered!);
    expect(await publishedWith(now, drafted(edits, now))).toEqual(past.files);
  });

  it('brings back a deleted product with the record of it that could not be read', async () => {
    const files = smallContent().files;
    const record = { id: 'p2', stock: '3', description: 'Sharp', specs: ['T2'] };
    const lenses = structuredClone(files['products/by-category/lenses.json']) as {
      products: unknown[];
    };
    lenses.products[1] = record;
    const past = liveOf({ ...files, 'products/by-category/lenses.json': lenses });
    const gone = drafted([{ collection: 'products', id: 'p2', draft: null }], past);
    const now = liveOf(await publishedWith(past, gone));
    const { edits } = restoredSite(past.content, noDrafts(), now.content);
    const back = await publishedWith(now, drafted(edits, now));
    expect(back['products/by-category/lenses.json']).toEqual(lenses);
  });
});
