import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { smallContent } from '../../../src/domain/content/contentFixture';
import { fillStorage } from '../../helpers/storage/backOfficeDatabase';
import { actAndFlush, freezeTimers } from '../../helpers/component/TestProviders';
import {
  button,
  dialog,
  expectNoText,
  expectText,
  field,
  openBackOffice,
  region,
  storedJson,
  undo,
} from '../../helpers/component/backOffice';
import { expectNoAxeViolations } from '../../helpers/component/publicSite';

const PATH = '/admin/site-settings';
const SAVED = 'Settings saved successfully!';
const SITE = {
  ...(smallContent().files['site.json'] as object),
  contact: {
    email: 'info@slate.example',
    phone: '+234 801 000 0000',
    address: '1 Broad Street, Lagos',
  },
  socialMedia: { facebook: 'https://facebook.com/slate' },
};
const FILES = { ...smallContent().files, 'site.json': SITE };

const pencil = (label: string) => button(`Edit ${label}`);

async function change(label: string, text: string): Promise<void> {
  await pencil(label).click();
  await field(label).fill(text);
  await button('Done').click();
}

it('A setting is edited by its pencil button, saved, and undone', async () => {
  await openBackOffice(PATH, FILES);
  const contact = region('Contact Information');
  await expect.element(contact.getByText('info@slate.example')).toBeVisible();
  expect(region('Social Media').getByRole('button').elements()).toHaveLength(5);
  await pencil('Email').click();
  await expect.element(field('Email')).toHaveFocus();
  await field('Email').fill('desk@slate.example');
  await button('Done').click();
  await expect.element(field('Email')).not.toBeInTheDocument();
  await expect.element(pencil('Email')).toHaveFocus();
  await change('Facebook', '');
  await expect.element(region('Social Media').getByText('Not set').first()).toBeVisible();
  freezeTimers();
  await button('Save Changes').click();
  await expect.element(button('Saving...')).toBeDisabled();
  await actAndFlush(() => vi.advanceTimersByTimeAsync(400));
  await expectText(SAVED);
  await actAndFlush(() => vi.advanceTimersByTimeAsync(3100));
  await expectNoText(SAVED);
  vi.useRealTimers();
  const stored = storedJson('siteSettings') as typeof SITE;
  expect(stored.contact.email).toBe('desk@slate.example');
  expect(stored.socialMedia).not.toHaveProperty('facebook');
  await undo().click();
  await expect.element(contact.getByText('info@slate.example')).toBeVisible();
  await expect.poll(() => storedJson('siteSettings')).toMatchObject({ contact: SITE.contact });
});

it('Leaving an input closes it, Escape discards its input, Reset discards all, and an invalid setting is focused', async () => {
  await openBackOffice(PATH, FILES);
  await pencil('Phone').click();
  await field('Phone').fill('+234 801 111 1111');
  await pencil('Address').click();
  await expect.element(field('Phone')).not.toBeInTheDocument();
  await expectText('+234 801 111 1111');
  await expect.element(field('Address')).toHaveFocus();
  await field('Address').fill('Nowhere');
  await userEvent.keyboard('{Escape}');
  await expectText('1 Broad Street, Lagos');
  await button('Reset').click();
  await expectNoText('+234 801 111 1111');
  await expect.element(button('Reset')).toBeDisabled();

  await change('Email', 'nobody');
  await expectText('Please enter a valid email address');
  await change('WhatsApp', '0803 123 4567');
  await expectText('https://wa.me/2348031234567');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(pencil('Email')).toHaveFocus();
  await expectNoText(SAVED);
  await change('Email', 'desk@slate.example');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expectText(SAVED);
});

it('Settings that cannot be stored show an error, and survive a reload, also at the alias /admin/settings', async () => {
  const failed = 'Failed to save settings. Please try again.';
  await page.viewport(1280, 800);
  const office = await openBackOffice('/admin/settings', FILES);
  await expect.poll(() => office.site.url()).toBe(PATH);
  await change('Phone', '+234 801 111 1111');
  fillStorage();
  await button('Save Changes').click();
  await expectText(failed);
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await expectNoText(failed);
  await expectText('+234 801 111 1111');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await office.reload();
  await expectText('+234 801 111 1111');
  await expectText('Your unsaved changes were restored');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(dialog('Leave without saving?')).toBeVisible();
});

it('A URL can name the setting to be corrected, also after Back', async () => {
  await page.viewport(1280, 800);
  const { site } = await openBackOffice(`${PATH}?field=contact-whatsapp`, FILES);
  await expect.element(pencil('WhatsApp number')).toHaveFocus();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toHaveFocus();
  // Within the back office, the main heading of a page gets the focus, unless a field has it.
  site.back();
  await expect.element(pencil('WhatsApp number')).toHaveFocus();
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await expect.element(pencil('WhatsApp number')).toHaveFocus();
});

const openTerms = () => button('Edit rental terms').click();
const TERMS = 'Rental terms';

it('Rental terms are edited in the site settings, kept over a reload, saved and listed for publishing', async () => {
  const office = await openBackOffice(PATH, FILES);
  expect(office.site.countOf('rental.json')).toBe(0);
  await expect.element(region(TERMS)).toHaveTextContent('0 conditions and 0 delivery areas');
  await openTerms();
  await field('Condition 1').fill('A deposit is due at pick-up.');
  await field('Late returns').fill('A late day costs a daily rate.');
  await field('A week costs (days)').fill('9');
  await office.reload();
  await expect.element(field('Late returns')).toHaveValue('A late day costs a daily rate.');
  await userEvent.keyboard('{Escape}');
  // The question hides the form.
  await expect.element(field('Late returns')).not.toBeInTheDocument();
  await button('Cancel').click();
  await expect.element(field('Late returns')).toHaveValue('A late day costs a daily rate.');

  await page.getByRole('checkbox', { name: 'Saturday and Sunday count as one day' }).click();
  await button('Add area').click();
  await field('Area').fill('Ikeja');
  await page.getByLabelText(/^Fee in /).fill('5,000');
  // The sticky buttons cover part of what is below the focused field.
  button('Add area').element().focus();
  await expectNoAxeViolations();
  await button('Save terms').click();
  await expect.element(field('A week costs (days)')).toHaveFocus();
  await field('A week costs (days)').fill('4');
  await button('Save terms').click();
  await expect.element(dialog(TERMS)).not.toBeInTheDocument();
  await expect.element(region(TERMS)).toHaveTextContent('1 condition and 1 delivery area');

  await office.reload();
  await openTerms();
  await expect.element(field('A week costs (days)')).toHaveValue('4');
  await expect.element(page.getByLabelText(/^Fee in /)).toHaveValue('5,000');
  await button('Cancel').click();
  office.site.go('/admin/publish');
  await expect.element(page.getByText('Rental terms').first()).toBeVisible();
});
