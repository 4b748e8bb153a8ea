import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { smallContent } from '../../../src/domain/content/contentFixture';
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
  await openBackOffice(`${PATH}?field=contact-whatsapp`, FILES);
  // The URL names the setting to be corrected.
  await expect.element(pencil('WhatsApp number')).toHaveFocus();
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

  // Leaving an input closes it, Escape discards its input, and Reset discards all.
  await pencil('Phone').click();
  await field('Phone').fill('+234 801 111 1111');
  await pencil('Address').click();
  await expect.element(field('Phone')).not.toBeInTheDocument();
  await expectText('+234 801 111 1111');
  await field('Address').fill('Nowhere');
  await userEvent.keyboard('{Escape}');
  await expectText('1 Broad Street, Lagos');
  await button('Reset').click();
  await expectNoText('+234 801 111 1111');

  await change('Email', 'nobody');
  await expectText('Please enter a valid email address');
  await change('WhatsApp', '0803 123 4567');
  await expectText('https://wa.me/2348031234567');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(pencil('Email')).toHaveFocus();
  await expectNoText(SAVED);
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
  await button('Save terms').click();
  await expect.element(field('A week costs (days)')).toHaveFocus();
  await field('A week costs (days)').fill('4');
  await button('Save terms').click();
  await expect.element(dialog(TERMS)).not.toBeInTheDocument();
  await expect.element(region(TERMS)).toHaveTextContent('1 condition and 1 delivery area');
  office.site.go('/admin/publish');
  await expect.element(page.getByText('Rental terms').first()).toBeVisible();
});
