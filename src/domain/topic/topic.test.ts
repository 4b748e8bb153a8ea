import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardSlug, findCard } from '../page/pages';
import { findService } from '../service/service';
import { parseServices } from '../service/schema';
import {
  findTopic,
  listTopicPaths,
  topicTitle,
  normalizeTopicPath,
  encodeTopicPath,
} from './topic';
import { parseTopics } from './schema';

const topics = (...paths: string[]) =>
  parseTopics({ topics: paths.map((path) => ({ path, title: path })) }).value;

describe('paths of topics', () => {
  it.each([
    ['/store/blog', '/store/blog'],
    ['/store/blog/', '/store/blog'],
    ['/projects/making-of', '/projects/making-of'],
    ['/about/team/history', '/about/team/history'],
    ['/services/%E1%BB%8Dja', '/services/ọja'],
    ['/services/ọja', '/services/ọja'],
  ])('are normalised: %s becomes %s', (path, address) => {
    expect(normalizeTopicPath(path)).toBe(address);
  });

  it.each([
    ['pages', '/store', '/store/', '/cart', '/help', '/', '/projects/category/music'],
    ['paths outside the areas of topics', '', 'store/blog', '/admin/login', '/Store/blog'],
    ['paths that resolve to other pages', '/store/../cart', '/store/%2e%2e/cart', '/store//blog'],
    ['parts that no address has', '/store/a%2Fb', '/store/%E0%A4%A', '/store/a?b', '/store/a#b'],
    ['long paths', `/store/${'x'.repeat(300)}`, '/store/a/b/c/d/e'],
  ])('are not %s', (_what, ...paths) => {
    for (const path of paths) expect(normalizeTopicPath(path), path).toBeUndefined();
  });

  it('are unchanged after encoding and normalising again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const address = normalizeTopicPath(`/store/${text}`);
        if (address === undefined) return;
        expect(normalizeTopicPath(encodeTopicPath(address))).toBe(address);
        expect(encodeTopicPath(address)).toMatch(/^\/store\/[\x21-\x7e]+$/);
      }),
    );
  });

  it('are listed once and leave out paths of cards and services', () => {
    const list = topics('/store/a', '/store/a/', '/about/us', '/about/story', '/cart');
    expect(listTopicPaths(list, new Set(['/about/us']))).toEqual(['/store/a', '/about/story']);
    expect(findTopic(list, '/store/%61')?.path).toBe('/store/a');
    expect(findTopic(list, '/cart')).toBeUndefined();
    expect(topicTitle({ title: '  ' })).toBe('Untitled');
  });
});

describe('cards and services of footer links', () => {
  it('find a card by the slug of its title', () => {
    const card = { image: '', title: 'Equipment  Support!', subtitle: '', description: '' };
    const blank = { ...card, title: '' };
    expect(cardSlug(card)).toBe('equipment-support');
    expect(findCard([blank, card], 'equipment-support')).toBe(card);
    for (const odd of ['', '__proto__', 'constructor', 'support'])
      expect(findCard([blank, card], odd)).toBeUndefined();
    expect(cardSlug({ title: 'x'.repeat(400) })).toHaveLength(120);
  });

  it('find a service by its own slug, then by the slug of its title', () => {
    const { services } = parseServices({
      services: [
        { description: 'Intro' },
        { id: '1', title: 'Printing', slug: 'branding' },
        { id: '2', title: 'Branding', slug: 'technology' },
      ],
    }).value;
    expect(findService(services, 'branding')?.id).toBe('1');
    expect(findService(services, 'printing')?.id).toBe('1');
    expect(findService(services, 'technology')?.id).toBe('2');
    for (const odd of ['', '__proto__', 'constructor', 'brand'])
      expect(findService(services, odd)).toBeUndefined();
  });
});
