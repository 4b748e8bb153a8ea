import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { siteTheme } from '@/theme/theme';
import { ThemeRoot } from '@/ui/theme/ThemeRoot';
import { adminOverrides } from './overrides';

let cachedTheme: Theme | undefined;

/** Returns the theme of the site with the overrides of the back office, which visitors do not load. */
function adminTheme(): Theme {
  if (!cachedTheme) {
    const site = siteTheme();
    cachedTheme = { ...site, components: { ...site.components, ...adminOverrides } };
  }
  return cachedTheme;
}

/** Provides the theme of the back office. */
export function AdminTheme({ children }: { children: ReactNode }) {
  return <ThemeRoot theme={adminTheme()}>{children}</ThemeRoot>;
}
