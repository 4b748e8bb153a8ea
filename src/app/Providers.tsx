import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import { useMemo, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useSiteQuery } from '@/api/content/contentApi';
import { useSite } from '@/features/settings';
import { siteTheme } from '@/theme/theme';
import { ThemeRoot } from '@/ui/theme/ThemeRoot';
import { BrandContext } from '@/ui/head/PageHead';
import { PictureContext } from '@/ui/media/Picture';
import type { PictureManifest } from '@/ui/media/pictureVariants';
import type { AppStore } from './store/makeStore';

/** Shown for an image that cannot be loaded if there is no logo. The build makes it from the icon of the company. */
const DEFAULT_LOGO = '/favicon.svg';

interface ProvidersProps {
  store: AppStore;
  cache: EmotionCache;
  pictures: PictureManifest;
  children: ReactNode;
  /** State that the HTML was rendered from. Islands are hydrated with it later. */
  serverState?: ReturnType<AppStore['getState']>;
}

function SiteContexts({ pictures, children }: { pictures: PictureManifest; children: ReactNode }) {
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
  return (
    <BrandContext value={site?.brand.name}>
      <PictureContext value={library}>{children}</PictureContext>
    </BrandContext>
  );
}

/** Providers of a page except the router, shared by the browser and the prerenderer. */
export function Providers(props: ProvidersProps) {
  const { store, cache, pictures, serverState, children } = props;
  return (
    <Provider store={store} serverState={serverState}>
      <CacheProvider value={cache}>
        <ThemeRoot theme={siteTheme()}>
          <SiteContexts pictures={pictures}>{children}</SiteContexts>
        </ThemeRoot>
      </CacheProvider>
    </Provider>
  );
}
