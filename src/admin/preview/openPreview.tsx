import type { ReactNode } from 'react';
import type { ContentDeps } from '@/api/content/contentDeps';
import { openStorage, wrapStorage } from '@/api/storage/browserStorage';
import { setSchemeStorage } from '@/theme/scheme';
import { createPreviewContent } from './previewContent';
import { PreviewFrame } from './PreviewFrame';
import { storageOverlay } from './storageOverlay';

// See docs/behaviour/preview.md.

/** Differences between the live preview and the public site. */
export interface Preview {
  /** Dependencies of its store, with a content source that contains the unpublished changes. */
  deps: ContentDeps;
  /** Component around its pages. */
  Frame: (props: { children: ReactNode }) => ReactNode;
}

/**
 * Prepares this document for the live preview: the public site with the unpublished changes of this
 * browser. It needs no session, shows every change immediately, and changes no stored data. Must be
 * called before anything reads from storage.
 * @param deps dependencies of the public site
 */
export function openPreview({ pageData: _pageData, ...deps }: ContentDeps): Preview {
  wrapStorage(storageOverlay);
  setSchemeStorage(() => openStorage('local'));
  const { source, start } = createPreviewContent();
  return {
    deps: { ...deps, source, published: deps.published ?? deps.source },
    Frame: ({ children }) => <PreviewFrame start={start}>{children}</PreviewFrame>,
  };
}
