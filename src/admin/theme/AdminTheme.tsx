import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { siteTheme } from '@/theme/theme';
import { ThemeRoot } from '@/ui/theme/ThemeRoot';
import { adminOverrides } from './overrides';

let cachedTheme: Theme | undefined;

function adminTheme(): Theme {
  if (!cachedTheme) {
    const site = siteTheme();
    cachedTheme = { ...site, components: { ...site.components, ...adminOverrides } };
  }
  return cachedTheme;
}

export function AdminTheme({ children }: { children: ReactNode }) {
  return <ThemeRoot theme={adminTheme()}>{children}</ThemeRoot>;
}
