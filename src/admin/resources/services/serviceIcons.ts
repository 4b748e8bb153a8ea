import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';

/** The icons a service may have, as the public pages draw them; the page hands them in. */
export interface ServiceIcons {
  names: readonly string[];
  of: (service: { icon?: string; title: string }) => ComponentType<SvgIconProps>;
}

/** An icon's name in words: `VideoCameraIcon` becomes `Video camera`. */
export function iconLabel(name: string): string {
  const words = name
    .replace(/Icon$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
