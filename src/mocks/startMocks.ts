import { setupWorker } from 'msw/browser';
import { categoryFiles } from '@/domain/content/readContent';
import type { ContentFiles } from '@/domain/content/content';
import { FILES } from '@/domain/links/contentPaths';
import { applyScheme, storedScheme } from '@/theme/scheme';
import {
  emailHandler,
  publishHandlers,
  refusedPublishHandlers,
  uploadHandlers,
} from './handlers/handlers';
import { takeScenario, addScenarioSwitch } from './scenarios/scenarioSwitch';
import { scenarioHandlers, type ScenarioName } from './scenarios/scenarios';
import { separateStorage } from './scenarios/separateStorage';

/** Reads files of the repository. Missing ones are left out. */
async function readFiles(paths: readonly string[]): Promise<ContentFiles> {
  const read = paths.map(async (path) => {
    const response = await fetch(`/data/${path}`, { cache: 'no-cache' });
    return response.ok ? [[path, (await response.json()) as unknown] as const] : [];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

async function readSample(): Promise<ContentFiles> {
  const { availability, ...required } = FILES;
  const hasHolds = 'availability' in document.documentElement.dataset;
  const files = await readFiles([...Object.values(required), ...(hasHolds ? [availability] : [])]);
  return { ...files, ...(await readFiles(categoryFiles(files))) };
}

async function startScenario(name: ScenarioName) {
  separateStorage(`mock-${name}:`);
  // The script in the head has read the scheme that is stored without a scenario.
  applyScheme(storedScheme());
  const { VITE_UPLOAD_URL } = import.meta.env;
  const handlers = scenarioHandlers(name, await readSample(), VITE_UPLOAD_URL);
  const reason = `Publishing is not possible in the scenario “${name}”. Select “none” below the page to publish.`;
  return [...refusedPublishHandlers(reason), ...handlers];
}

/** Only for `npm run dev`. Must be called before the application reads anything. */
export async function startMocks(): Promise<void> {
  const scenario = takeScenario();
  const handlers = [
    ...(scenario ? await startScenario(scenario) : []),
    ...publishHandlers,
    emailHandler((message) => console.info('E-mail (mocked, not sent):', message)),
    ...uploadHandlers(import.meta.env.VITE_UPLOAD_URL),
  ];
  await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass', quiet: true });
  // The live preview inside the back office belongs to its page.
  if (window.top === window) addScenarioSwitch(scenario);
}
