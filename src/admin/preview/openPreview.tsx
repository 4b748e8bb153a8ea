import { useLayoutEffect, type ReactNode } from 'react';
import type { ContentDeps } from '@/api/content/contentDeps';
import { openStorage, wrapStorage } from '@/api/storage/browserStorage';
import { setSchemeStorage } from '@/theme/scheme';
import { IsPreviewContext } from '@/ui/form/previewContext';
import { HeadCollector, type HeadInfo } from '@/ui/head/headInfo';
import { HEIGHTS } from '@/theme/tokens';
import { useAdminDispatch, useAdminSelector } from '../store/hooks';
import { createPreviewContent, type PreviewContent } from './previewContent';
import { PreviewBar } from './PreviewBar';
import { storageOverlay } from './storageOverlay';

// See docs/behaviour/preview.md.

/** Search engines must not index previews. */
const asPrivate = (head: HeadInfo): HeadInfo => ({ ...head, isNoIndex: true });

interface PreviewFrameProps {
  start: PreviewContent['start'];
  children: ReactNode;
}

/** The pages of a preview with the bar that identifies it. Their forms send nothing. */
function PreviewFrame({ start, children }: PreviewFrameProps) {
  const dispatch = useAdminDispatch();
  const isStarted = useAdminSelector((state) => 'storage' in state);
  useLayoutEffect(() => dispatch(start()), [dispatch, start]);
  return (
    <HeadCollector value={asPrivate}>
      <IsPreviewContext value>{children}</IsPreviewContext>
      {/* Space for the bar. */}
      <div style={{ height: HEIGHTS.touch }} />
      {isStarted && <PreviewBar />}
    </HeadCollector>
  );
}

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
