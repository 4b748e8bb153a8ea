import { describe, expect, it, vi } from 'vitest';
import { compileContent, readContent } from '@/domain/content/content';
import { FILES } from '@/domain/links/contentPaths';
import { NO_RENTAL_TERMS } from '@/domain/prices/rentalTerms';
import { withPublishedAvailability } from '@/domain/content/publishAvailability';
import { ContentUnavailableError } from '@/api/content/contentSource';
import { previewSource } from './previewSource';

const { content } = readContent({
  [FILES.site]: { brand: { name: 'Slate' }, contact: { email: 'a@slate.example' } },
});
const renamed = (email: string) => ({
  ...content,
  site: { ...content.site, contact: { ...content.site.contact, email } },
});

describe('the source of a preview', () => {
  it('waits for content, and serves what publishing would write', async () => {
    const source = previewSource(() => Promise.resolve());
    const reading = source.read(FILES.site);
    source.show(content, []);
    expect(await reading).toEqual(compileContent(content)[FILES.site]);
    source.show(renamed('b@slate.example'), []);
    expect(await source.read(FILES.site)).toMatchObject({ contact: { email: 'b@slate.example' } });
  });

  it('serves the newest content to a read that began earlier', async () => {
    const source = previewSource(() => Promise.resolve());
    source.show(content, []);
    const reading = source.read(FILES.site);
    source.show(renamed('c@slate.example'), []);
    expect(await reading).toMatchObject({ contact: { email: 'c@slate.example' } });
  });

  it('has optional files only if they have contents or are published', async () => {
    const source = previewSource(() => Promise.resolve());
    source.show(content, []);
    expect(await source.optionalFiles?.()).toEqual([]);
    source.show(withPublishedAvailability(content, '2026-11-22T09:00:00.000Z'), []);
    expect(await source.optionalFiles?.()).toEqual([FILES.availability]);
    source.show({ ...content, rental: NO_RENTAL_TERMS }, []);
    expect(await source.optionalFiles?.()).toEqual([FILES.rental]);
  });

  it('has no file that failed, and requests it again when a page does', async () => {
    const reload = vi.fn(() => {
      source.show(content, []);
      return Promise.resolve();
    });
    const source = previewSource(reload);
    source.show(content, [FILES.site]);
    await expect(source.read(FILES.site)).rejects.toBeInstanceOf(ContentUnavailableError);
    expect(reload).not.toHaveBeenCalled();
    expect(await source.read(FILES.site)).toEqual(compileContent(content)[FILES.site]);
    expect(reload).toHaveBeenCalledOnce();
  });
});
