import { compileContent, type Content, type ContentFiles } from '@/domain/content/content';
import { ContentUnavailableError, type ContentSource } from '@/api/content/contentSource';
import { collectMediaRefs, mediaObjectUrl } from './storage/mediaDrafts';

/** A source of content that follows the working copy. */
export interface PreviewSource extends ContentSource {
  /**
   * Serves this content from now on; reads that wait get it.
   * @param failed paths of published files that could not be had: the page says so, as the site would
   */
  show: (content: Content, failed: readonly string[]) => void;
}

/** Every picture that is still a draft by an address it can be shown from; gone ones are empty. */
function withUrls(value: unknown, urls: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return urls.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => withUrls(item, urls));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withUrls(item, urls)]),
  );
}

async function filesOf(content: Content, failed: readonly string[]): Promise<ContentFiles> {
  const files = compileContent(content);
  for (const path of failed) delete files[path];
  const refs = [...collectMediaRefs(files)];
  if (refs.length === 0) return files;
  const urls = await Promise.all(
    refs.map(async (ref) => [ref, (await mediaObjectUrl(ref)) ?? ''] as const),
  );
  return withUrls(files, new Map(urls)) as ContentFiles;
}

/**
 * The content source of the preview: what publishing would write, byte for byte but for pictures that are
 * still drafts (content-contract.md, One model, two directions). Reads wait until there is something to show.
 * @param askAgain reads the published files again: a page tries once more what had failed
 */
export function previewSource(askAgain: () => Promise<unknown>): PreviewSource {
  let begin: (files: Promise<ContentFiles>) => void;
  let current = new Promise<ContentFiles>((resolve) => (begin = resolve));
  const refused = new Set<string>();

  /** The newest files, also where newer ones came while these were waited for. */
  async function newest(): Promise<ContentFiles> {
    const asked = current;
    const files = await asked;
    return asked === current ? files : newest();
  }

  return {
    async read(path) {
      if (refused.has(path)) await askAgain();
      const files = await newest();
      if (Object.hasOwn(files, path)) {
        refused.delete(path);
        return files[path];
      }
      refused.add(path);
      throw new ContentUnavailableError(path);
    },
    forget: () => undefined,
    show(content, failed) {
      current = filesOf(content, failed);
      begin(current);
    },
  };
}
