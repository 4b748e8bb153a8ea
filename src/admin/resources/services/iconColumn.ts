import { SERVICE_ICONS } from '@/features/services';
import type { CsvColumn } from '../csvColumns';

/** Column with the icon of a service. With an empty cell, the title determines the icon. */
export const iconColumn: CsvColumn<{ icon?: string }> = {
  column: 'icon',
  write: ({ icon }) => icon ?? '',
  read(cell) {
    const icon = cell.trim();
    if (icon === '') return { fields: { icon: undefined } };
    return SERVICE_ICONS.includes(icon)
      ? { fields: { icon } }
      : { problem: `there is no icon “${icon}”` };
  },
};
