import type { Components, Theme } from '@mui/material/styles';
import { buttonOverrides } from './buttons';
import { fieldOverrides } from './fields';
import { surfaceOverrides } from './surfaces';

/** How Material UI's parts look here; one file for each family of parts. */
export const overrides: Components<Theme> = {
  ...buttonOverrides,
  ...fieldOverrides,
  ...surfaceOverrides,
};
