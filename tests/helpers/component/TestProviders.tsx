import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { act, type ReactNode } from 'react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom';
import { render } from 'vitest-browser-react';
import { createEmotionCache } from '../../../src/theme/emotionCache';
import { siteTheme } from '../../../src/theme/theme';
import { PictureContext, type PictureLibrary } from '../../../src/ui/media/pictureContext';

const cache = createEmotionCache();

const NO_PICTURES: PictureLibrary = { find: () => undefined, fallback: '' };

/** For parts with pictures that are not the matter: each shows a blank one. */
export const BLANK_PICTURES: PictureLibrary = {
  find: () => undefined,
  fallback: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
};

export interface RenderOptions {
  pictures?: PictureLibrary;
  /** Where the visitor is; with router state and key where they matter. */
  path?: NonNullable<MemoryRouterProps['initialEntries']>[number];
}

/** What a part of the page stands in on the site: theme, pictures, router. */
export function TestProviders({
  pictures = NO_PICTURES,
  path = '/',
  children,
}: RenderOptions & { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider themeId="$$material" theme={siteTheme()}>
        <PictureContext value={pictures}>
          <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
        </PictureContext>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Shows a part of the page as it stands on the site. */
export function renderWithProviders(ui: ReactNode, options: RenderOptions = {}) {
  return render(ui, {
    wrapper: ({ children }) => <TestProviders {...options}>{children}</TestProviders>,
  });
}

/** Does something and waits until React has shown what came of it, effects included. */
export async function actAndFlush(work: () => unknown): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = scope.IS_REACT_ACT_ENVIRONMENT;
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(async () => void (await work()));
  } finally {
    scope.IS_REACT_ACT_ENVIRONMENT = before;
  }
}
