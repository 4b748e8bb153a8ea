import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { SCENARIOS, type ScenarioName } from './scenarios';

/** Parameter of the URL that selects a scenario; without a value, it ends the scenario. */
const SCENARIO_PARAM = 'mock';
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

/** A form that opens the page again with another scenario. It is not fixed, so that it covers nothing. */
export function addScenarioSwitch(current: ScenarioName | undefined): void {
  const select = document.createElement('select');
  select.name = SCENARIO_PARAM;
  select.append(new Option('none', ''));
  for (const name of Object.keys(SCENARIOS))
    select.append(new Option(name, name, name === current, name === current));
  const button = document.createElement('button');
  button.textContent = 'Use';
  for (const control of [select, button])
    control.style.cssText = 'min-height: 32px; padding: 0 8px; font: inherit';

  const label = document.createElement('label');
  label.append('Scenario ', select);
  const form = document.createElement('form');
  form.style.cssText = 'display: flex; gap: 8px; padding: 8px 16px; border-top: 2px dashed';
  form.append(label, button);
  const aside = document.createElement('aside');
  aside.setAttribute('aria-label', 'Development');
  aside.append(form);
  document.body.append(aside);
}
