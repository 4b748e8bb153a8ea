import { describe, expect, it } from 'vitest';
import { smallContent } from '@/domain/content/contentFixture';
import { emptyDrafts } from '../drafts/state/draftEntry';
import { changeSentence } from './changes/changes';
import { damagedFiles, drafted, liveOf, publishedWith, repair, SERVICE } from './publishFixture';
import type { LiveContent } from './liveContent';
import { reconcile } from './merge/reconcile';
import { diffWithPast } from './restore/pastContent';
import { recordRestoration, siteRestoration } from './restore/restore';

/** Returns the small content with another value of the contact details. */
function withContact(contact: unknown): LiveContent {
  const { 'site.json': site, ...files } = smallContent().files;
  return liveOf({ ...files, 'site.json': { ...Object(site), contact } });
}

describe('restoring', () => {
  const then = liveOf(damagedFiles());

  async function withoutDamage(): Promise<LiveContent> {
    const files = ['services/index.json', 'site.json', 'pages/home.json'];
    const drafts = drafted(
      files.map((file) => repair(then, file, null)),
      then,
    );
    return liveOf(await publishedWith(then, drafts));
  }

  it('offers a part that was unreadable and is missing now, and restores its index', async () => {
    const now = await withoutDamage();
    expect(now.content.unreadable).toBeUndefined();
    const changes = diffWithPast(now.content, then.content);
    expect(changes.map(changeSentence).sort()).toEqual([
      'Damaged footer group restored',
      'Damaged testimonial restored',
      'Service “s2” restored',
    ]);
    const edits = changes.flatMap((change) => recordRestoration(change).edits);
    expect(await publishedWith(now, drafted(edits, now))).toEqual(then.files);
    const whole = siteRestoration(then.content, emptyDrafts(), now.content);
    expect(await publishedWith(now, drafted(whole.edits, now))).toEqual(then.files);
  });

  it('ignores parts that were damaged later, and does not offer parts that have been corrected', async () => {
    const now = await withoutDamage();
    expect(diffWithPast(then.content, now.content)).toEqual([]);
    expect(siteRestoration(now.content, emptyDrafts(), then.content).edits).toEqual([]);
    const mended = drafted(
      [repair(then, 'services/index.json', { ...SERVICE, title: 'Five' })],
      then,
    );
    const next = liveOf(await publishedWith(then, mended));
    const offered = diffWithPast(next.content, then.content);
    expect(offered.filter(({ collection }) => collection === 'repairs')).toEqual([]);
  });

  it('offers the removed record of a product, even if the product still exists', async () => {
    const files = smallContent().files;
    const path = 'products/by-category/lenses.json';
    const lenses = structuredClone(files[path]) as { products: unknown[] };
    lenses.products[1] = { id: 'p2', stock: '3', description: 'Sharp' };
    const past = liveOf({ ...files, [path]: lenses });
    const now = liveOf(await publishedWith(past, drafted([repair(past, path, null)], past)));
    const [offered] = diffWithPast(now.content, past.content);
    const { edits } = recordRestoration(offered!);
    expect(await publishedWith(now, drafted(edits, now))).toEqual(past.files);
  });

  it('restores fields of pages, unless they have a value now', async () => {
    const files = smallContent().files;
    const site = structuredClone(files['site.json']) as { contact: Record<string, unknown> };
    site.contact['phone'] = 801;
    const past = liveOf({ ...files, 'site.json': site });
    const now = liveOf(await publishedWith(past, drafted([repair(past, 'site.json', null)], past)));
    expect(now.files['site.json']).not.toHaveProperty('contact.phone');
    const changes = diffWithPast(now.content, past.content);
    expect(changes.map(changeSentence)).toEqual(['Damaged settings field restored']);
    const { edits } = recordRestoration(changes[0]!);
    const back = await publishedWith(now, drafted(edits, now));
    expect(back['site.json']).toEqual(site);
    const filled = liveOf({ ...files, 'site.json': { ...site, contact: { phone: '0802' } } });
    const offered = diffWithPast(filled.content, past.content);
    expect(offered.filter(({ collection }) => collection === 'repairs')).toEqual([]);
    const later = await publishedWith(filled, drafted(edits, filled));
    expect(later['site.json']).toMatchObject({ contact: { phone: '0802' } });
  });

  it.each<[string, unknown, unknown]>([
    ['the default of a field', { phone: 801 }, { phone: '' }],
    ['no field', { phone: 801 }, {}],
    ['no object', { phone: 801 }, undefined],
    ['an empty object', 5, {}],
    ['the defaults of an object', 5, { email: '', phone: '', whatsapp: '', address: '' }],
  ])('restores an unreadable value of a page that has %s now', async (_name, damaged, contact) => {
    const [past, now] = [withContact(damaged), withContact(contact)];
    const offered = diffWithPast(now.content, past.content);
    const repairs = offered.filter(({ collection }) => collection === 'repairs');
    expect(repairs.map(changeSentence)).toEqual(['Damaged settings field restored']);
    const drafts = drafted(
      repairs.flatMap((change) => recordRestoration(change).edits),
      now,
    );
    expect(reconcile(now.content, drafts)).toEqual({ changes: [], conflicting: [] });
    const next = liveOf(await publishedWith(now, drafts));
    expect(next.content.unreadable?.parts).toMatchObject(past.content.unreadable?.parts ?? []);
  });

  it.each<[string, unknown, unknown]>([
    ['another unreadable value', { phone: 801 }, { phone: 802 }],
    ['an unreadable object', { phone: 801 }, 5],
    ['other fields', 5, { phone: '0802' }],
  ])('does not offer an unreadable value of a page that has %s now', (_name, damaged, contact) => {
    const [past, now] = [withContact(damaged), withContact(contact)];
    const offered = diffWithPast(now.content, past.content);
    expect(offered.filter(({ collection }) => collection === 'repairs')).toEqual([]);
  });

  it('restores a deleted product together with its unreadable record', async () => {
    const files = smallContent().files;
    const record = { id: 'p2', stock: '3', description: 'Sharp', specs: ['T2'] };
    const lenses = structuredClone(files['products/by-category/lenses.json']) as {
      products: unknown[];
    };
    lenses.products[1] = record;
    const past = liveOf({ ...files, 'products/by-category/lenses.json': lenses });
    const gone = drafted([{ collection: 'products', id: 'p2', draft: null }], past);
    const now = liveOf(await publishedWith(past, gone));
    const { edits } = siteRestoration(past.content, emptyDrafts(), now.content);
    const back = await publishedWith(now, drafted(edits, now));
    expect(back['products/by-category/lenses.json']).toEqual(lenses);
  });
});
