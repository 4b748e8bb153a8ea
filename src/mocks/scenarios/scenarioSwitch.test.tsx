import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../../tests/helpers/component/publicSite';
import { takeScenario, addScenarioSwitch } from './scenarioSwitch';

function open(query: string) {
  const { pathname } = window.location;
  window.history.replaceState(null, '', pathname + query);
  const scenario = takeScenario();
  const { search } = window.location;
  window.history.replaceState(null, '', pathname);
  return [scenario, search];
}

it('The scenario of the URL is kept for the tab until another one or none is selected', () => {
  expect(open('')).toEqual([undefined, '']);
  expect(open('?q=lens&mock=large')).toEqual(['large', '?q=lens']);
  expect(open('?q=lens')).toEqual(['large', '?q=lens']);
  expect(open('?mock=slow')).toEqual(['slow', '']);
  expect(open('?mock=')).toEqual([undefined, '']);
  expect(open('?mock=toString')).toEqual([undefined, '']);
  expect(open('')).toEqual([undefined, '']);
});

it('The switch below the page shows the scenario and submits another one', async () => {
  addScenarioSwitch('empty');
  const select = page.getByRole('combobox', { name: 'Scenario' });
  await expect.element(select).toHaveValue('empty');
  await expectNoAxeViolations();
  await select.selectOptions('large');
  const sent = new Promise<string>((resolve) => {
    const handleSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      resolve(
        new URLSearchParams(new FormData(event.target as HTMLFormElement) as never).toString(),
      );
    };
    document.addEventListener('submit', handleSubmit, { once: true });
  });
  await page.getByRole('button', { name: 'Use' }).click();
  expect(await sent).toBe('mock=large');
});
