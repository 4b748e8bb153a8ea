import type { Theme } from '@mui/material/styles';
import { buttonOverrides } from './buttons';
import { choiceOverrides } from './choices';
import { dialogOverrides } from './dialogs';
import { feedbackOverrides } from './feedback';
import { textFieldOverrides } from './fields';
import { menuOverrides } from './menus';
import { navigationOverrides } from './navigation';
import { panelOverrides } from './surfaces';
import { tableOverrides } from './tables';

/** Style overrides of the Material UI components that only the back office uses. */
export const adminOverrides: NonNullable<Theme['components']> = {
  ...buttonOverrides,
  ...choiceOverrides,
  ...dialogOverrides,
  ...feedbackOverrides,
  ...textFieldOverrides,
  ...menuOverrides,
  ...navigationOverrides,
  ...panelOverrides,
  ...tableOverrides,
};
