import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { contentApi } from '@/api/content/contentApi';
import type { AppStore } from '../store/makeStore';
import { whenReachable } from '@/api/whenReachable';

/** Reads the content of the website again. */
const contentRenewed =
  () =>
  (
    dispatch: AppStore['dispatch'],
    _state: unknown,
    { pageData }: { pageData?: { clear: () => void } },
  ) => {
    pageData?.clear();
    dispatch(contentApi.util.invalidateTags(['Content', 'Failed']));
  };

interface SavedCopy {
  pathname: string;
  /** When the website was built that was saved, ISO 8601, or '' if nothing of the page is saved. */
  builtAt: string;
}

/**
 * Returns the time of the oldest saved copy from which the page is shown, ISO 8601, or '' if nothing of it is saved.
 * Undefined if it comes from the website. When the website can be reached again, its content is read again.
 */
export function useSavedCopy(): string | undefined {
  const { pathname } = useLocation();
  const dispatch = useDispatch<AppStore['dispatch']>();
  const [copy, setCopy] = useState<SavedCopy | undefined>(() => {
    const builtAt = document.documentElement.dataset['saved'];
    return builtAt === undefined ? undefined : { pathname, builtAt };
  });
  const note = useEffectEvent((builtAt: string) => {
    const isOlder = copy?.pathname === pathname && copy.builtAt !== '' && copy.builtAt < builtAt;
    setCopy({ pathname, builtAt: isOlder ? copy.builtAt : builtAt });
  });
  useEffect(() => {
    const container = (navigator as Partial<Navigator>).serviceWorker;
    const handleMessage = ({ data }: MessageEvent<{ savedCopyOf?: unknown } | null>) => {
      if (typeof data?.savedCopyOf === 'string') note(data.savedCopyOf);
    };
    container?.addEventListener('message', handleMessage);
    return () => container?.removeEventListener('message', handleMessage);
  }, []);

  const isSaved = copy !== undefined;
  useEffect(() => {
    if (!isSaved) return undefined;
    return whenReachable(() => {
      delete document.documentElement.dataset['saved'];
      setCopy(undefined);
      dispatch(contentRenewed());
    });
  }, [isSaved, dispatch]);
  return copy?.builtAt;
}
