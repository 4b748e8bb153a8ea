import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { siteTheme } from '@/theme/theme';

/**
 * Provides the theme. Material UI's own provider also includes a scheme switch that re-renders the
 * tree, nested themes and layers, which are not used here
 * (docs/decisions/002-public-bundle-size.md).
 */
export function ThemeRoot({ children }: { children: ReactNode }) {
  const theme = siteTheme();
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components}>{children}</DefaultPropsProvider>
    </ThemeContext>
  );
}
