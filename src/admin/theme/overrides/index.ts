import type { Theme } from '@mui/material/styles';
import { controlOverrides } from './controls';
import { dialogOverrides } from './dialogs';
import { feedbackOverrides } from './feedback';
import { listOverrides } from './lists';
import { panelOverrides } from './surfaces';

export const adminOverrides: NonNullable<Theme['components']> = {
  ...controlOverrides,
  ...dialogOverrides,
  ...feedbackOverrides,
  ...listOverrides,
  ...panelOverrides,
};
