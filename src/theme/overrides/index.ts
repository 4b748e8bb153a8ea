import type { Components, Theme } from '@mui/material/styles';
import { buttonOverrides } from './buttons';
import { fieldOverrides } from './fields';
import { surfaceOverrides } from './surfaces';

/** Style overrides of Material UI components. */
export const overrides: Components<Theme> = {
  ...buttonOverrides,
  ...fieldOverrides,
  ...surfaceOverrides,
};
