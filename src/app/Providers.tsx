import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import { useMemo, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useSiteQuery } from '@/api/content/siteContent';
import { useSite } from '@/features/settings';
import { ThemeRoot } from './ThemeRoot';
import { PictureContext } from '@/ui/media/pictureContext';
import type { PictureManifest } from '@/ui/media/pictureVariants';
import { DEFAULT_LOGO } from './brand';
import type { AppStore } from './store/makeStore';
import { TopicPathsProvider } from './routing/TopicPathsContext';

export interface ProvidersProps {
  store: AppStore;
  cache: EmotionCache;
  pictures: PictureManifest;
  /** The addresses of topics; null where the page does not say. */
  topics: readonly string[] | null;
  children: ReactNode;
  /** The state the HTML was rendered from: parts that come to life later start from it. */
  serverState?: ReturnType<AppStore['getState']>;
}

function Pictures({ pictures, children }: { pictures: PictureManifest; children: ReactNode }) {
  useSiteQuery();
  const { site } = useSite();
  const fallback = site?.brand.logo || DEFAULT_LOGO;
  const library = useMemo(
    () => ({
      find: (path: string) => (Object.hasOwn(pictures, path) ? pictures[path] : undefined),
      fallback,
    }),
    [pictures, fallback],
  );
  return <PictureContext value={library}>{children}</PictureContext>;
}

/** Everything a page stands in, the same in the browser and in the prerenderer, but the router. */
export function Providers(props: ProvidersProps) {
  const { store, cache, pictures, topics, serverState, children } = props;
  return (
    <Provider store={store} serverState={serverState}>
      <CacheProvider value={cache}>
        <ThemeRoot>
          <TopicPathsProvider known={topics}>
            <Pictures pictures={pictures}>{children}</Pictures>
          </TopicPathsProvider>
        </ThemeRoot>
      </CacheProvider>
    </Provider>
  );
}
