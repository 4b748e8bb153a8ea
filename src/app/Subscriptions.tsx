import { startTransition, useEffect, useState, type ReactNode } from 'react';
import {
  listenForConnection,
  listenForToasts,
  noticeShown,
  type NoticeInput,
} from '@/features/notices';
import { followScheme } from '@/theme/scheme';
import { setIslandFailureHandler } from '@/ui/hydration/island';
import { whenIdle } from '@/ui/schedule';
import type { PictureManifest } from '@/ui/media/pictureVariants';
import type { PageData } from './routing/matchPage';
import type { AppStore } from './store/makeStore';

function fetchPictures(): Promise<PictureManifest> {
  return fetch('/media/manifest.json', { cache: 'no-cache' })
    .then((response) => (response.ok ? (response.json() as Promise<PictureManifest>) : {}))
    .catch(() => ({}));
}

/** Calls back after the first input has shown its effect, or immediately if it is on a link. */
function onFirstInput(act: () => void): () => void {
  const types = ['pointerdown', 'keydown'] as const;
  const unsubscribe = () => types.forEach((type) => document.removeEventListener(type, handle));
  const handle = ({ target }: Event) => {
    unsubscribe();
    if (target instanceof Element && target.closest('a')) act();
    else whenIdle(act);
  };
  types.forEach((type) => document.addEventListener(type, handle));
  return unsubscribe;
}

interface SubscriptionsProps {
  store: AppStore;
  data: PageData | null;
  children: (pictures: PictureManifest) => ReactNode;
}

export function Subscriptions({ store, data, children }: SubscriptionsProps) {
  const [pictures, setPictures] = useState<PictureManifest>(data?.pictures ?? {});
  useEffect(() => {
    const show = (notice: NoticeInput) => store.dispatch(noticeShown(notice));
    setIslandFailureHandler((message) => show({ message, type: 'error' }));
    const cleanups = [listenForToasts(show), listenForConnection(show), followScheme()];
    const loadManifest = () =>
      void fetchPictures().then((all) =>
        // A transition waits for islands that are loading. An urgent update would show their fallback.
        startTransition(() => setPictures((known) => ({ ...all, ...known }))),
      );
    // The manifest is needed from the second page on, so it is requested on the first input.
    if (data) cleanups.push(onFirstInput(loadManifest));
    else loadManifest();
    return () => cleanups.forEach((cleanup) => cleanup());
  }, [store, data]);
  return children(pictures);
}
