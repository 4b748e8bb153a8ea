import { styled } from '@mui/material/styles';
import { useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ContentDeps } from '@/api/content/contentDeps';
import { openStorage, wrapStorage } from '@/api/storage/browserStorage';
import { setSchemeStorage } from '@/theme/scheme';
import { HEIGHTS } from '@/theme/tokens';
import { IsPreviewContext } from '@/ui/form/previewContext';
import { HeadCollector, type HeadInfo } from '@/ui/head/PageHead';
import { selectChangeCount } from '../drafts/content/draftContent';
import { selectIsTableLoaded, selectStorageIssue } from '../storage/storageSlice';
import { useAdminDispatch, useAdminSelector } from '../store/hooks';
import { createPreviewContent, type PreviewContent } from './previewContent';

// See docs/behaviour/preview.md.

/** Returns a storage with the stored entries, overlaid with later writes that are not persisted. */
export function storageOverlay(stored: Storage): Storage {
  const changed = new Map<string, string | null>();
  const keys = (): string[] => {
    const own = Array.from({ length: stored.length }, (_none, index) => stored.key(index) ?? '');
    return [...new Set([...own, ...changed.keys()])].filter((key) => changed.get(key) !== null);
  };
  return {
    get length() {
      return keys().length;
    },
    key: (at) => keys()[at] ?? null,
    getItem: (key) => (changed.has(key) ? (changed.get(key) ?? null) : stored.getItem(key)),
    setItem: (key, text) => void changed.set(key, text),
    removeItem: (key) => void changed.set(key, null),
    clear: () => keys().forEach((key) => changed.set(key, null)),
  };
}

const Bar = styled('section')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 0 var(--bar, 0px)',
  zIndex: 25,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 20px',
  minHeight: HEIGHTS.touch,
  padding: '0 16px',
  fontSize: '0.875rem',
  lineHeight: 1.3,
  backgroundColor: theme.vars?.palette.accentFill,
  color: theme.vars?.palette.onAccent,
  '& p': { padding: '6px 0', fontWeight: 600 },
  '& span': { fontWeight: 400 },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: HEIGHTS.touch,
    color: 'inherit',
    fontWeight: 600,
  },
  '& a:focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
}));

/** In an iframe of the back office, which has its own close button. */
const isFramed = () => window.self !== window.top;

function PreviewBar() {
  const { pathname, search, hash } = useLocation();
  const isLost = useAdminSelector(selectStorageIssue) !== undefined;
  const isLoaded = useAdminSelector((state) => selectIsTableLoaded(state, 'drafts'));
  const changes = useAdminSelector(selectChangeCount);
  const note = isLost
    ? 'The changes could not be loaded, so published content is shown.'
    : changes === 0 && isLoaded && 'No changes saved yet.';
  return (
    <Bar aria-label="Preview">
      <p>
        Preview of unpublished changes
        {note && <span>. {note}</span>}
      </p>
      {!isFramed() && <a href={pathname + search + hash}>Leave preview</a>}
    </Bar>
  );
}

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

export interface Preview {
  /** Dependencies of its store, with a content source that contains the unpublished changes. */
  deps: ContentDeps;
  Frame: (props: { children: ReactNode }) => ReactNode;
}

/**
 * Prepares this document for the live preview: the public site with the unpublished changes of this browser. It needs
 * no session and changes no stored data. Must be called before anything reads from storage.
 */
export function openPreview({ pageData: _pageData, ...deps }: ContentDeps): Preview {
  wrapStorage(storageOverlay);
  setSchemeStorage(() => openStorage('local'));
  const { source, start } = createPreviewContent();
  return {
    deps: { ...deps, source, liveSource: deps.liveSource ?? deps.source },
    Frame: ({ children }) => <PreviewFrame start={start}>{children}</PreviewFrame>,
  };
}
