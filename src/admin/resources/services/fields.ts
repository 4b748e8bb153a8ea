import { FEATURED_LIMITS } from '@/domain/featured/featured';
import type { Service } from '@/domain/service/schema';
import { SERVICE_ICONS } from '@/features/services';
import { fields } from '../../fields/field';
import { featured } from '../../fields/kinds/choice';
import { longText, shortText } from '../../fields/kinds/text';
import { optional } from '../../fields/kinds/wrappers';

const DESCRIPTION_MIN = 20;

export const serviceFields = fields<Service>()([
  shortText('title', {
    required: 'Title is required',
    isSearched: true,
  }),
  longText('description', {
    required: 'Description is required',
    min: [DESCRIPTION_MIN, `Description should be at least ${DESCRIPTION_MIN} characters`],
    rows: 5,
    hint: `At least ${DESCRIPTION_MIN} characters.`,
    isSearched: true,
  }),
  // Name of an icon. Without one, the title determines the icon.
  optional(
    shortText('icon', {
      check: [(icon) => SERVICE_ICONS.includes(icon), 'Choose an icon'],
    }),
  ),
  featured({
    limit: FEATURED_LIMITS.services,
    hint: 'Shown on the home page.',
    startsOn: true,
  }),
]);
