import { ThemeContext } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import type { ReactNode } from 'react';

/**
 * Provides a theme. Material UI's own provider also includes a scheme switch that re-renders the
 * tree, merging with outer themes and layers, which are not used here
 * (docs/decisions/002-public-bundle-size.md).
 */
export function ThemeRoot({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components}>{children}</DefaultPropsProvider>
    </ThemeContext>
  );
}
