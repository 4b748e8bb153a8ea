import { Suspense, useEffect, useState } from 'react';
import { Provider, useStore } from 'react-redux';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { useSiteQuery } from '@/api/content/contentApi';
import { listenForToasts, noticeShown } from '@/features/notices';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { HeadCollector, type HeadInfo } from '@/ui/head/headInfo';
import { LoadingPage } from '@/app/LoadingPage';
import { PreviewBar, PreviewBarSpacer } from './PreviewBar';
import { PreviewRouter } from './PreviewRouter';
import { createPreview } from './previewStore';
import { sandboxDocument } from './sandboxDocument';
import type { AppStore } from '@/app/store/makeStore';
import { TopicPathsProvider } from '@/app/routing/TopicPathsContext';

/** Previews must not be indexed, regardless of their page. */
const hidden = (head: HeadInfo): HeadInfo => ({ ...head, isPrivate: true });

function Pages({ routes }: { routes: RouteObject[] }) {
  useSiteQuery();
  const { key } = useLocation();
  const page = useRoutes(routes);
  return (
    <ErrorBoundary place={key}>
      <Suspense fallback={<LoadingPage />}>{page}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * Live preview: the public pages under `/preview` with the unpublished edits of this browser. It
 * needs no session, shows every edit immediately, and has no side effects.
 * @param routes routes of the public site
 */
export default function PreviewApp({ routes }: { routes: RouteObject[] }) {
  const wing = useStore() as unknown as AppStore;
  const [{ store, follow }] = useState(() => {
    // Runs before the pages render, because the booking page reads and writes storage during its
    // render.
    sandboxDocument();
    return createPreview(wing);
  });
  useEffect(() => follow(), [follow]);
  useEffect(() => listenForToasts((notice) => store.dispatch(noticeShown(notice))), [store]);
  return (
    <PreviewRouter>
      <Provider store={store}>
        <HeadCollector value={hidden}>
          <TopicPathsProvider known={null}>
            <Pages routes={routes} />
          </TopicPathsProvider>
        </HeadCollector>
      </Provider>
      <PreviewBarSpacer />
      <PreviewBar />
    </PreviewRouter>
  );
}
