import { describe, expect, it } from 'vitest';
import { smallContent } from './contentFixture';
import { compileContent, readContent, type ContentFiles } from './content';

function recompiled(files: ContentFiles): ContentFiles {
  return compileContent(readContent(files).content);
}

function records(files: ContentFiles, path: string, key: string): Record<string, unknown>[] {
  return (files[path] as Record<string, Record<string, unknown>[]>)[key] ?? [];
}

const idsIn = (files: ContentFiles, path: string, key: string) =>
  records(files, path, key).map(({ id }) => id);

describe('index, featured and by-category files are derived from one model', () => {
  const { files } = smallContent();

  it('with a count and without a made-up timestamp', () => {
    expect(recompiled(files)['products/index.json']).toMatchObject({ count: 4 });
    expect(recompiled(files)['products/index.json']).not.toHaveProperty('lastUpdated');
    const dated = {
      ...(files['products/index.json'] as object),
      lastUpdated: '2025-06-25',
      count: 99,
    };
    const index = recompiled({ ...files, 'products/index.json': dated })['products/index.json'];
    expect(index).toMatchObject({ lastUpdated: '2025-06-25', count: 4 });
  });

  it('with products of an unknown or no category as uncategorized, and a file for every category', () => {
    const out = recompiled(files);
    expect(idsIn(out, 'products/by-category/lenses.json', 'products')).toEqual(['p1', 'p2']);
    expect(idsIn(out, 'products/by-category/uncategorized.json', 'products')).toEqual(['p3', 'p4']);
    expect(out['products/by-category/grips.json']).toEqual({ products: [] });
  });

  it('with a project in the file of each of its categories', () => {
    const out = recompiled(files);
    expect(idsIn(out, 'projects/by-category/film.json', 'projects')).toEqual(['r1', 'r2']);
    expect(idsIn(out, 'projects/by-category/music.json', 'projects')).toEqual(['r1']);
    expect(records(out, 'projects/index.json', 'projects').map(({ category }) => category)).toEqual(
      [['Film', 'Music'], 'Film'],
    );
  });

  it('with featured records in their order, new ones last, and none without the flag', () => {
    const { content } = readContent(files);
    expect(content.featured.products).toEqual(['p3', 'p1']);
    const products = content.products.map((product) => ({
      ...product,
      isFeatured: product.id === 'p2' || product.id === 'p1',
    }));
    const out = compileContent({ ...content, products });
    expect(idsIn(out, 'products/featured.json', 'products')).toEqual(['p1', 'p2']);
  });

  it('with the new name of a renamed category in its products', () => {
    const { content } = readContent(files);
    const productCategories = content.productCategories.map((category) =>
      category.slug === 'lenses' ? { ...category, name: 'Glass', slug: 'glass' } : category,
    );
    const out = compileContent({ ...content, productCategories });
    expect(idsIn(out, 'products/by-category/glass.json', 'products')).toEqual(['p1', 'p2']);
    expect(out).not.toHaveProperty('products/by-category/lenses.json');
    expect(records(out, 'products/index.json', 'products')[0]).toMatchObject({ category: 'Glass' });
  });
});
