import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { contentApi } from '@/api/content/contentApi';
import { pageDataUrl, PRODUCT_CONTENTS_PATH, PRODUCT_LIST_PATH } from '@/api/content/pageData';
import { whenReachable } from '@/api/whenReachable';
import type { AppStore } from '../store/makeStore';

/** Reads the content of the website again. */
const renewContent =
  () =>
  (
    dispatch: AppStore['dispatch'],
    _state: unknown,
    { pageData }: { pageData?: { clear: () => void } },
  ) => {
    pageData?.clear();
    dispatch(contentApi.util.invalidateTags(['Content', 'Failed']));
  };

/** Message of the service worker (src/worker/savedResponse.ts). */
interface WorkerMessage {
  savedCopyOf?: unknown;
  /** Of the file that was requested. */
  path?: unknown;
}

const LISTS: readonly string[] = [PRODUCT_LIST_PATH, PRODUCT_CONTENTS_PATH].map(pageDataUrl);

function isOfOtherPage(path: string, pathname: string): boolean {
  return path.endsWith('.data.json') && path !== pageDataUrl(pathname) && !LISTS.includes(path);
}

interface SavedCopy {
  pathname: string;
  /** When the website was built that was saved, ISO 8601, or '' if nothing of the page is saved. */
  builtAt: string;
}

/** Returns when the oldest copy shown was built, ISO 8601. '' if none is saved, undefined for live content. */
export function useSavedCopy(): string | undefined {
  const { pathname } = useLocation();
  const dispatch = useDispatch<AppStore['dispatch']>();
  const [copy, setCopy] = useState<SavedCopy | undefined>(() => {
    const builtAt = document.documentElement.dataset['saved'];
    return builtAt === undefined ? undefined : { pathname, builtAt };
  });
  // Pages whose links are visible are loaded ahead. Their copies are named when they are opened.
  const ahead = useRef(new Map<string, string>());
  const note = useEffectEvent((builtAt: string, path: string) => {
    if (isOfOtherPage(path, pathname)) {
      ahead.current.set(path, builtAt);
      return;
    }
    const isKept =
      copy?.pathname === pathname &&
      copy.builtAt !== '' &&
      (builtAt === '' || copy.builtAt < builtAt);
    setCopy({ pathname, builtAt: isKept ? copy.builtAt : builtAt });
  });
  useEffect(() => {
    const container = (navigator as Partial<Navigator>).serviceWorker;
    const handleMessage = ({ data }: MessageEvent<WorkerMessage | null>) => {
      if (typeof data?.savedCopyOf === 'string') note(data.savedCopyOf, String(data.path));
    };
    container?.addEventListener('message', handleMessage);
    return () => container?.removeEventListener('message', handleMessage);
  }, []);

  useEffect(() => {
    const path = pageDataUrl(pathname);
    const builtAt = ahead.current.get(path);
    // With a connection, a page that could not be loaded ahead is requested again.
    if (builtAt || (builtAt === '' && !navigator.onLine)) note(builtAt, path);
  }, [pathname]);

  const isSaved = copy !== undefined;
  useEffect(() => {
    if (!isSaved) return undefined;
    return whenReachable(() => {
      delete document.documentElement.dataset['saved'];
      ahead.current.clear();
      setCopy(undefined);
      dispatch(renewContent());
    });
  }, [isSaved, dispatch]);
  // That nothing is saved of a page says nothing about the next one.
  return copy?.builtAt === '' && copy.pathname !== pathname ? undefined : copy?.builtAt;
}
