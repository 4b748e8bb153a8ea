import HelpIcon from '@mui/icons-material/HelpOutlined';
import LanguageIcon from '@mui/icons-material/Language';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import type { ComponentType, ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { isUnder, PATHS } from '@/domain/links/paths';
import { ADMIN_PAGES, helpPathOf } from './adminPages';

/** Icon and label of an entry. */
function Label(props: { Icon: ComponentType<{ fontSize?: 'small' }>; children: ReactNode }) {
  return (
    <>
      <ListItemIcon>
        <props.Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{props.children}</ListItemText>
    </>
  );
}

/** The links below the pages. The path of the help depends on the page. */
const EXITS = [
  [HelpIcon, 'Help', undefined],
  [LanguageIcon, 'Go to Website', PATHS.home],
  [SettingsIcon, 'Settings', PATHS.adminSettings],
] as const;

/** Navigation of the back office with its exit links, for sidebar and drawer. */
export function AdminNav({ head, onSignOut }: { head?: ReactNode; onSignOut: () => void }) {
  const { pathname } = useLocation();
  const entries = ADMIN_PAGES.filter(({ nav }) => nav);
  // The pages of an entry are below it, unless they have one of their own.
  const isBelow = (path: string) =>
    entries.some((entry) => entry.path.startsWith(`${path}/`) && isUnder(pathname, entry.path));
  return (
    <Stack component="nav" aria-label="Back office" sx={{ flex: 1, px: 2, pb: 1 }}>
      {head}
      <List>
        {entries.map(
          ({ path, title, nav }) =>
            nav && (
              <ListItem key={path} disablePadding>
                <ListItemButton
                  component={NavLink}
                  to={path}
                  end={path === PATHS.admin || isBelow(path)}
                >
                  <Label Icon={nav.Icon}>
                    {nav.label ?? title}
                    {nav.Count && <nav.Count />}
                  </Label>
                </ListItemButton>
              </ListItem>
            ),
        )}
      </List>
      <List sx={{ mt: 'auto' }}>
        {EXITS.map(([Icon, label, path]) => (
          <ListItem key={label} disablePadding>
            <ListItemButton component={Link} to={path ?? helpPathOf(pathname)}>
              <Label Icon={Icon}>{label}</Label>
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem disablePadding>
          <ListItemButton component="button" onClick={onSignOut}>
            <Label Icon={LogoutIcon}>Sign out</Label>
          </ListItemButton>
        </ListItem>
      </List>
    </Stack>
  );
}
