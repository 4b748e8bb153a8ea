import type { Theme } from '@mui/material/styles';
import { controlOverrides } from './controls';
import { dialogOverrides } from './dialogs';
import { feedbackOverrides } from './feedback';
import { listOverrides } from './lists';
import { panelOverrides } from './surfaces';

/** Style overrides of the Material UI components that only the back office uses. */
export const adminOverrides: NonNullable<Theme['components']> = {
  ...controlOverrides,
  ...dialogOverrides,
  ...feedbackOverrides,
  ...listOverrides,
  ...panelOverrides,
};
