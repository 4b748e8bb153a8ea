import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { siteTheme } from '@/theme/theme';
import { ThemeRoot } from '@/ui/theme/ThemeRoot';
import { controlOverrides } from './overrides/controls';
import { dialogOverrides, panelOverrides } from './overrides/surfaces';
import { feedbackOverrides } from './overrides/feedback';
import { listOverrides } from './overrides/lists';

export const adminOverrides: NonNullable<Theme['components']> = {
  ...controlOverrides,
  ...dialogOverrides,
  ...feedbackOverrides,
  ...listOverrides,
  ...panelOverrides,
};

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
