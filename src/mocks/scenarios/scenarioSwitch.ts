import { SCENARIO_PARAM } from './currentScenario';
import { SCENARIOS, type ScenarioName } from './scenarios';

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
