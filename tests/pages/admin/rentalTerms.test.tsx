import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { smallContent } from '../../../src/domain/content/contentFixture';
import { button, dialog, field, openBackOffice, region } from '../../helpers/component/backOffice';
import { expectNoAxeViolations } from '../../helpers/component/publicSite';

const open = () => button('Edit rental conditions').click();
const TITLE = 'Rental conditions';

it('Rental conditions are edited in the site settings, kept as a change and listed for publishing', async () => {
  const office = await openBackOffice('/admin/site-settings', smallContent().files);
  expect(office.site.countOf('rental.json')).toBe(0);
  await expect.element(region(TITLE)).toHaveTextContent('0 conditions and 0 delivery areas');
  await open();
  await field('Condition 1').fill('A deposit is due at pick-up.');
  await field('Late returns').fill('A late day costs a daily rate.');
  await field('A week costs (days)').fill('9');
  await page.getByRole('checkbox', { name: 'Saturday and Sunday count as one day' }).click();
  await button('Add area').click();
  await field('Area 1').fill('Ikeja');
  await field('Fee of area 1').fill('5,000');
  await expectNoAxeViolations();
  await button('Save conditions').click();
  await expect.element(field('A week costs (days)')).toHaveFocus();
  await field('A week costs (days)').fill('4');
  await button('Save conditions').click();
  await expect.element(dialog(TITLE)).not.toBeInTheDocument();
  await expect.element(region(TITLE)).toHaveTextContent('1 condition and 1 delivery area');

  await office.reload();
  await open();
  await expect.element(field('A week costs (days)')).toHaveValue('4');
  await expect.element(field('Fee of area 1')).toHaveValue('5,000');
  await button('Cancel').click();
  office.site.go('/admin/publish');
  await expect.element(page.getByText('Rental conditions').first()).toBeVisible();
});

it('Unsaved input of the conditions survives a reload and is not closed without a question', async () => {
  const office = await openBackOffice('/admin/site-settings', smallContent().files);
  await open();
  await field('Late returns').fill('Typed');
  await office.reload();
  await expect.element(field('Late returns')).toHaveValue('Typed');
  await userEvent.keyboard('{Escape}');
  // The question hides the form.
  await expect.element(field('Late returns')).not.toBeInTheDocument();
  await button('Cancel').click();
  await expect.element(field('Late returns')).toHaveValue('Typed');
});
