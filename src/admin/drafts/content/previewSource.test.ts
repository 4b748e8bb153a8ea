import { describe, expect, it, vi } from 'vitest';
import { filesWith } from '@/domain/content/contentFixture';
import { readContent } from '@/domain/content/content';
import { FILES } from '@/domain/links/contentPaths';
import { NO_RENTAL_TERMS } from '@/domain/prices/rentalTerms';
import { withPublishedAvailability } from '@/domain/content/contentChanges';
import { ContentUnavailableError } from '@/api/content/contentSource';
import { previewSource } from './previewSource';

const files = {
  [FILES.site]: { brand: { name: 'Slate' }, contact: { email: 'a@slate.example' } },
};
const { content } = readContent(files);
const renamed = (email: string) => ({
  ...content,
  site: { ...content.site, contact: { ...content.site.contact, email } },
});

describe('the source of a preview', () => {
  it('waits for content, and serves what publishing would write', async () => {
    const source = previewSource(() => Promise.resolve());
    const reading = source.read(FILES.site);
    source.show(files, []);
    expect(await reading).toEqual(files[FILES.site]);
    source.show(filesWith(files, renamed('b@slate.example')), []);
    expect(await source.read(FILES.site)).toMatchObject({ contact: { email: 'b@slate.example' } });
  });

  it('has optional files only if they have contents or are published', async () => {
    const source = previewSource(() => Promise.resolve());
    source.show(files, []);
    expect(await source.optionalFiles?.()).toEqual([]);
    const available = withPublishedAvailability(content, '2026-11-22T09:00:00.000Z');
    source.show(filesWith(files, available), []);
    expect(await source.optionalFiles?.()).toEqual([FILES.availability]);
    source.show(filesWith(files, { ...content, rental: NO_RENTAL_TERMS }), []);
    expect(await source.optionalFiles?.()).toEqual([FILES.rental]);
  });

  it('has no file that failed, and requests it again when a page does', async () => {
    const reload = vi.fn(() => {
      source.show(files, []);
      return Promise.resolve();
    });
    const source = previewSource(reload);
    source.show(files, [FILES.site]);
    await expect(source.read(FILES.site)).rejects.toBeInstanceOf(ContentUnavailableError);
    expect(reload).not.toHaveBeenCalled();
    expect(await source.read(FILES.site)).toEqual(files[FILES.site]);
    expect(reload).toHaveBeenCalledOnce();
  });
});
