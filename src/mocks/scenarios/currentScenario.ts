import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { SCENARIOS, type ScenarioName } from './scenarios';

/** Parameter of the URL that selects a scenario; without a value, it ends the scenario. */
export const SCENARIO_PARAM = 'mock';
const KEY = 'mockScenario';

const isScenario = (name: string): name is ScenarioName => Object.hasOwn(SCENARIOS, name);

/** Returns the scenario that the URL selects or that this tab keeps, and removes the parameter from the URL. */
export function takeScenario(): ScenarioName | undefined {
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
