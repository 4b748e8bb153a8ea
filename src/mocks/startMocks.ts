import { setupWorker } from 'msw/browser';
import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { categoryFiles } from '@/domain/content/readContent';
import type { ContentFiles } from '@/domain/content/content';
import { FILES } from '@/domain/links/contentPaths';
import {
  emailHandler,
  publishHandlers,
  refusedPublishHandlers,
  uploadHandlers,
} from './handlers/handlers';
import { SCENARIOS, scenarioHandlers, type ScenarioName } from './scenarios/scenarios';

/** Parameter of the URL that selects a scenario; without a value, it ends the scenario. */
const SCENARIO_PARAM = 'mock';
const KEY = 'mockScenario';

const isScenario = (name: string): name is ScenarioName => Object.hasOwn(SCENARIOS, name);

/** Returns the scenario that the URL selects or that this tab keeps, and removes the parameter from the URL. */
function takeScenario(): ScenarioName | undefined {
  const url = new URL(window.location.href);
  const selected = url.searchParams.get(SCENARIO_PARAM);
  if (selected !== null) {
    url.searchParams.delete(SCENARIO_PARAM);
    window.history.replaceState(window.history.state, '', url);
    if (isScenario(selected)) writeEntry('session', KEY, selected);
    else removeEntry('session', KEY);
  }
  const name = readEntry('session', KEY) ?? '';
  return isScenario(name) ? name : undefined;
}

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
  const { VITE_UPLOAD_URL } = import.meta.env;
  const handlers = scenarioHandlers(name, await readSample(), VITE_UPLOAD_URL);
  const reason = `Publishing is not possible in the scenario “${name}”. Open the page with “?${SCENARIO_PARAM}=” to publish.`;
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
}
