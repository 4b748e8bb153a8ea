import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import type { ReactNode } from 'react';
import { siteTheme } from '@/theme/theme';

/**
 * Gives everything in it the theme. Material UI's own provider does the same and adds a scheme switch
 * that re-renders the tree, nesting and layers, none of which we use (docs/decisions/002).
 */
export function ThemeRoot({ children }: { children: ReactNode }) {
  const theme = siteTheme();
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components}>{children}</DefaultPropsProvider>
    </ThemeContext>
  );
}
