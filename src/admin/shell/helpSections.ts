import { matchPath } from 'react-router-dom';
import { HELP_PATH, HISTORY_PATH, PUBLISH_PATH, REQUESTS_PATH } from '@/domain/links/adminPaths';
import { PATHS } from '@/domain/links/paths';

const TEXTS = 'change-texts-and-pages';
const PUBLISHING = 'publish-and-take-back';

/** Sections of `docs/office-guide.md` by the pages that they describe. The first match counts. */
export const HELP_SECTIONS: readonly (readonly [path: string, section: string])[] = [
  [PATHS.admin, 'a-day-in-the-office'],
  [PATHS.adminHome, TEXTS],
  [PATHS.adminAbout, TEXTS],
  [PATHS.adminServices, TEXTS],
  [PATHS.adminProjects, TEXTS],
  [PATHS.adminTopics, TEXTS],
  [PATHS.adminProducts, 'add-change-or-remove-a-product'],
  [PATHS.adminSettings, 'change-a-phone-number'],
  [PUBLISH_PATH, PUBLISHING],
  [HISTORY_PATH, PUBLISHING],
  [`${REQUESTS_PATH}/calendar`, 'plan-with-the-calendar'],
  [`${REQUESTS_PATH}/customers/*`, 'know-your-customers'],
  [`${REQUESTS_PATH}/devices`, 'keep-a-copy-on-a-second-device'],
  [`${REQUESTS_PATH}/reports`, 'read-the-reports'],
  [`${REQUESTS_PATH}/settings`, 'set-rates-and-price-rules'],
  [`${REQUESTS_PATH}/:reference/documents/*`, 'write-an-invoice-or-a-receipt'],
  [`${REQUESTS_PATH}/:reference/packing`, 'pack-and-hand-over'],
  [`${REQUESTS_PATH}/:reference/handover`, 'pack-and-hand-over'],
  [`${REQUESTS_PATH}/:reference/return`, 'take-equipment-back'],
  [`${REQUESTS_PATH}/*`, 'answer-a-request'],
];

/** Returns the URL of the section of the guide about a page. */
export function helpPathOf(pathname: string): string {
  const [, section] = HELP_SECTIONS.find(([path]) => matchPath(path, pathname)) ?? [];
  return section ? `${HELP_PATH}#${section}` : HELP_PATH;
}
