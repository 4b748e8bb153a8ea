import { FILES } from '@/domain/links/contentPaths';
import type { ContentSource } from './contentSource';
import { httpSource } from './httpSource';

// See docs/behaviour/availability.md.

/**
 * Returns the source of public pages. They must not request a file of availability that the build did not find, which
 * the document is marked for.
 */
export function documentSource(): ContentSource {
  return {
    ...httpSource(),
    hasAvailability: () => Promise.resolve('availability' in document.documentElement.dataset),
  };
}

/**
 * Returns the source of the published content for the back office. When it reads the file of availability, it marks the
 * document, which is older than the first publication of the file.
 */
export function publishedSource(): ContentSource {
  const source = httpSource();
  return {
    ...source,
    read: async (path) => {
      const json = await source.read(path);
      if (path === FILES.availability) document.documentElement.dataset['availability'] = '';
      return json;
    },
  };
}
