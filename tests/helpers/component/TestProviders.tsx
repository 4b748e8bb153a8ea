import { CacheProvider } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { act, type ReactNode } from 'react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createEmotionCache } from '../../../src/theme/emotionCache';
import { siteTheme } from '../../../src/theme/theme';
import { PictureContext, type PictureLibrary } from '../../../src/ui/media/Picture';

/** As in production: one element for all styles. */
export const testStyles = createEmotionCache();
testStyles.sheet.isSpeedy = true;

const NO_PICTURES: PictureLibrary = { find: () => undefined, fallback: '' };

/** Image context for components whose images do not matter to a test. Each image is blank. */
export const BLANK_PICTURES: PictureLibrary = {
  find: () => undefined,
  fallback: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
};

export function pictureOf(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="${colour}"/></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

export interface RenderOptions {
  pictures?: PictureLibrary;
  path?: NonNullable<MemoryRouterProps['initialEntries']>[number];
}

export function TestProviders({
  pictures = NO_PICTURES,
  path = '/',
  children,
}: RenderOptions & { children: ReactNode }) {
  return (
    <CacheProvider value={testStyles}>
      <ThemeProvider themeId="$$material" theme={siteTheme()}>
        <PictureContext value={pictures}>
          <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
        </PictureContext>
      </ThemeProvider>
    </CacheProvider>
  );
}

export function renderWithProviders(ui: ReactNode, options: RenderOptions = {}) {
  return render(ui, {
    wrapper: ({ children }) => <TestProviders {...options}>{children}</TestProviders>,
  });
}

/** Runs an action and waits until React has rendered its result, including effects. */
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

/** Stops the timers of the page for a test, so that they run only in `advanceTimers`. */
export function freezeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Runs the timers of the next ms, and waits until React has rendered their results. */
export const advanceTimers = (ms: number): Promise<void> =>
  actAndFlush(() => vi.advanceTimersByTimeAsync(ms));
