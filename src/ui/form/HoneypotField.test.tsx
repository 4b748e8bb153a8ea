import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { HoneypotField } from './HoneypotField';

/** Words in names and labels by which browsers and password managers recognise fields. */
const RECOGNISED =
  /name|mail|phone|mobile|fax|\bext|ext\b|area|prefix|suffix|company|business|firm|organi[sz]ation|job|title|address|addr|street|line|unit|suite|city|town|region|state|county|country|land\b|zip|post|code|pin|url|web|site|home|user|login|pass|card|number|cv[cv]|iban|date|day|month|year|exp|age|sex|gender|search|query|^q$|other|price|rate|cost|size|amount|quantity|location|attention/i;

it('has neither a name nor a label that form fillers recognise, and is hidden from people', async () => {
  await renderWithProviders(<HoneypotField />);
  const input = page.getByLabelText('Leave this field empty').element() as HTMLInputElement;
  expect(input.name).toMatch(/^[a-z]+$/);
  for (const text of [input.name, input.labels?.[0]?.textContent])
    expect(text).not.toMatch(RECOGNISED);
  expect(input.autocomplete).toBe('off');
  for (const name of ['data-lpignore', 'data-1p-ignore', 'data-form-type', 'data-bwignore'])
    expect(input.getAttribute(name)).not.toBeNull();
  expect(input.closest('[inert][aria-hidden="true"]')).not.toBeNull();
  expect(input.id).toBe('');
});
