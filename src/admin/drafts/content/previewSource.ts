import type { ContentFiles } from '@/domain/content/content';
import { ContentUnavailableError, type ContentSource } from '@/api/content/contentSource';
import { mapTexts } from '@/domain/text/jsonObject';
import { OPTIONAL_FILES } from '@/domain/links/contentPaths';
import { collectMediaRefs, mediaObjectUrl } from '../storage/mediaDrafts';

interface PreviewSource extends ContentSource {
  /** Serves these files from now on, also to pending reads. The page reports `failed` paths like the site. */
  show: (files: ContentFiles, failed: readonly string[]) => void;
}

async function withPictures(files: ContentFiles): Promise<ContentFiles> {
  const refs = [...collectMediaRefs(files)];
  if (refs.length === 0) return files;
  // References to missing images become empty.
  const urls = new Map(
    await Promise.all(refs.map(async (ref) => [ref, (await mediaObjectUrl(ref)) ?? ''] as const)),
  );
  return mapTexts(files, (text) => urls.get(text) ?? text) as ContentFiles;
}

/** Serves what publishing would write, except for the URLs of draft images. Reads wait until there are files. */
export function previewSource(reload: () => Promise<unknown>): PreviewSource {
  let begin: (files: Promise<ContentFiles>) => void;
  let current = new Promise<ContentFiles>((resolve) => (begin = resolve));
  const failedPaths = new Set<string>();

  /** Returns the newest files, even if newer ones arrive while this function waits. */
  async function newest(): Promise<ContentFiles> {
    const requested = current;
    const files = await requested;
    return requested === current ? files : newest();
  }

  return {
    async read(path) {
      if (failedPaths.has(path)) await reload();
      const files = await newest();
      if (Object.hasOwn(files, path)) {
        failedPaths.delete(path);
        return files[path];
      }
      failedPaths.add(path);
      throw new ContentUnavailableError(path);
    },
    optionalFiles: async () => {
      const files = await newest();
      return OPTIONAL_FILES.filter((file) => Object.hasOwn(files, file));
    },
    show(files, failed) {
      const entries = Object.entries(files).filter(([path]) => !failed.includes(path));
      current = withPictures(Object.fromEntries(entries));
      begin(current);
    },
  };
}
