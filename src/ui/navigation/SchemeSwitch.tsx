import ContrastIcon from '@mui/icons-material/Contrast';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { chooseScheme, storedScheme, subscribeToScheme, type SchemeChoice } from '@/theme/scheme';
import { RADII } from '@/theme/tokens';

/** Native select below an icon, so that no menu component has to be downloaded. */
const Switch = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: RADII.pill,
  cursor: 'pointer',
  '&:hover': { color: theme.vars?.palette.primary.main },
  '&:focus-within': { outline: `2px solid ${theme.vars?.palette.primary.main}` },
  '& select': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    opacity: 0,
    fontSize: 16,
    cursor: 'pointer',
    backgroundColor: theme.vars?.palette.background.paper,
    color: theme.vars?.palette.text.primary,
  },
}));

export function SchemeSwitch() {
  const choice = useSyncExternalStore(subscribeToScheme, storedScheme, () => 'dark' as const);
  return (
    <Switch>
      <ContrastIcon fontSize="small" />
      <select
        aria-label="Colour scheme"
        value={choice}
        onChange={(event) => chooseScheme(event.target.value as SchemeChoice)}
      >
        <option value="dark">Dark</option>
        <option value="light">Light</option>
        <option value="system">System</option>
      </select>
    </Switch>
  );
}
