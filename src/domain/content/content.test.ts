import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentFiles } from '../../../tests/helpers/content/contentArbitraries';
import { hostileFiles } from '../../../tests/helpers/content/hostileArbitraries';
import { smallContent } from './contentFixture';
import { compileContent, readContent, type ContentFiles } from './content';

/** Returns a value after JSON serialisation. */
function written<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

function recompiled(files: ContentFiles): ContentFiles {
  return compileContent(readContent(files).content);
}

function records(files: ContentFiles, path: string, key: string): Record<string, unknown>[] {
  return (files[path] as Record<string, Record<string, unknown>[]>)[key] ?? [];
}

describe('readContent and compileContent are inverse', () => {
  it('reads back the model that it compiled from any valid content', () => {
    fc.assert(
      fc.property(contentFiles(), (files) => {
        const { content } = readContent(files);
        expect(readContent(compileContent(content)).content).toStrictEqual(content);
      }),
      { numRuns: 20 },
    );
  }, 60_000);

  it('reads back the model that it compiled from hostile content, through JSON text, and never throws', () => {
    fc.assert(
      fc.property(hostileFiles(), (files) => {
        // Unreadable parts are not compiled.
        const { unreadable: _parts, ...content } = readContent(written(files)).content;
        expect(readContent(written(compileContent(content))).content).toStrictEqual(content);
        expect({}).not.toHaveProperty('polluted');
      }),
      { numRuns: 20 },
    );
  }, 60_000);

  it('writes the same files again, and changes neither files nor model', () => {
    fc.assert(
      fc.property(contentFiles(), (files) => {
        const { content } = readContent(frozen(written(files)));
        const once = compileContent(frozen(content));
        expect(JSON.stringify(recompiled(once))).toBe(JSON.stringify(once));
      }),
      { numRuns: 20 },
    );
  }, 60_000);

  it('does not change the files of consistent content', () => {
    const { files } = smallContent();
    expect(recompiled(files)).toEqual(files);
    expect(readContent(files).problems).toEqual([]);
  });
});

describe('unknown fields are kept, never dropped', () => {
  it('in records, in their parts, and at the top level of every file', () => {
    const { files } = smallContent();
    const extra = { note: [1, { deep: null }] };
    const marked = written(files);
    for (const [path, file] of Object.entries(marked)) {
      Object.assign(file as object, { 'x-file': path, lastUpdated: '2025-06-25' });
      for (const list of Object.values(file as object) as unknown[]) {
        if (Array.isArray(list)) list.forEach((entry: object) => Object.assign(entry, extra));
        else if (typeof list === 'object') Object.assign(list as object, extra);
      }
    }
    expect(recompiled(marked)).toEqual(marked);
  });

  it('in index and by-category files, each in its own file', () => {
    const { files } = smallContent();
    const marked = written(files);
    Object.assign(records(marked, 'products/index.json', 'products')[0] ?? {}, { badge: 'new' });
    Object.assign(records(marked, 'products/by-category/lenses.json', 'products')[0] ?? {}, {
      weight: '2 kg',
    });
    const again = recompiled(marked);
    expect(records(again, 'products/index.json', 'products')[0]).toMatchObject({ badge: 'new' });
    expect(records(again, 'products/index.json', 'products')[0]).not.toHaveProperty('weight');
    expect(records(again, 'products/by-category/lenses.json', 'products')[0]).toMatchObject({
      badge: 'new',
      weight: '2 kg',
    });
  });

  it('in unknown files', () => {
    const files = { ...smallContent().files, 'pages/extra.json': { a: 1 } };
    expect(recompiled(files)).toEqual(files);
  });

  it('except keys that could reach a prototype, which are removed and reported', () => {
    const { files } = smallContent();
    const hostile = JSON.parse(
      '{"brand":{"name":"x","__proto__":{"evil":1}},"constructor":{}}',
    ) as object;
    const { content, problems } = readContent({ ...files, 'site.json': hostile });
    expect(content.site.brand).not.toHaveProperty('evil');
    expect(problems.map(({ file, path }) => `${file} ${path}`)).toEqual([
      'site.json brand.__proto__',
      'site.json constructor',
    ]);
  });
});
