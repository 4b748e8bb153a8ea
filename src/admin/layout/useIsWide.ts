import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Returns whether the screen is at least 900 px wide. Narrower ones show lists row by row, with their actions in menus. */
export function useIsWide(): boolean {
  return useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
}
