import { delay, http, type RequestHandler } from 'msw';
import type { ContentFiles } from '@/domain/content/content';
import { CONTENT_PATHS, contentHandlers, SEND_URL, FAILURES } from '../handlers/handlers';
import { damagedContent, emptyContent, largeContent } from './scenarioContent';

const SLOW_MS = 3000;

interface Scenario {
  files?: (files: ContentFiles) => ContentFiles;
  /** Responds to every request for content, e-mail and uploads, or delays the response. */
  intercept?: (request: Request) => Response | Promise<void>;
}

const isPage = (url: string) => url.includes('/data/pages/') || url.endsWith('.data.json');

/** The scenarios of `npm run dev`, see CONTRIBUTING.md. */
export const SCENARIOS = {
  sample: {},
  empty: { files: emptyContent },
  large: { files: (files) => largeContent(files, { products: 2000, projects: 300 }) },
  damaged: { files: damagedContent },
  slow: { intercept: () => delay(SLOW_MS) },
  offline: { intercept: FAILURES['cannot be reached'] },
  errors: {
    intercept: ({ url }) =>
      FAILURES[isPage(url) ? 'is the page of a captive portal' : 'is refused'](),
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

/** Returns the handlers of the content and the failures of a scenario. @param sample content of the repository */
export function scenarioHandlers(
  name: ScenarioName,
  sample: ContentFiles,
  uploadUrl: string | undefined,
): RequestHandler[] {
  const { files = (same: ContentFiles) => same, intercept }: Scenario = SCENARIOS[name];
  const paths = [...CONTENT_PATHS, SEND_URL, ...(uploadUrl ? [uploadUrl] : [])];
  return [
    ...(intercept ? paths.map((path) => http.all(path, ({ request }) => intercept(request))) : []),
    ...contentHandlers(files(sample)),
  ];
}
