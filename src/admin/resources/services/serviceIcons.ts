import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';

/** Available icons, as the public pages draw them. The page passes them as a prop. */
export interface ServiceIcons {
  names: readonly string[];
  of: (service: { icon?: string; title: string }) => ComponentType<SvgIconProps>;
}

/** Returns the label of an icon: `VideoCameraIcon` becomes `Video camera`. */
export function iconLabel(name: string): string {
  const words = name
    .replace(/Icon$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
