import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Site } from '@/domain/site/schema';
import { renderWithProviders } from '../../../tests/helpers/component/TestProviders';
import { BookingContacts } from './';

const SITE: Site = {
  brand: { name: 'Slate', logo: '' },
  socialMedia: {},
  contact: {
    email: 'hello@slate.example',
    phone: '+234 801 234 5678',
    whatsapp: '0802 345 6789',
    address: '12 Marina\nLagos',
  },
  workingHours: [
    { day: 'Monday to Thursday', hours: '9:00 AM - 6:00 PM' },
    { day: 'Friday', hours: 'By appointment' },
  ],
};
const NO_CONTACT = { email: '', phone: '', whatsapp: '', address: '' };
const MISSING = 'Our contact details are unavailable right now.';

const show = (site: Site | undefined, isError = false) =>
  renderWithProviders(<BookingContacts site={site} isError={isError} />);

const withContact = (contact: Partial<Site['contact']>): Site => ({
  ...SITE,
  contact: { ...NO_CONTACT, ...contact },
});

const region = (name: string) => page.getByRole('region', { name });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const labels = () => [...document.querySelectorAll('small')].map((label) => label.textContent);

describe('BookingContacts', () => {
  it('shows email, address, WhatsApp and phone with their links', async () => {
    await show(SITE);
    expect(labels()).toEqual(['Email', 'Address', 'WhatsApp', 'Phone']);
    for (const [name, href] of [
      ['hello@slate.example', 'mailto:hello@slate.example'],
      ['0802 345 6789', 'https://wa.me/2348023456789'],
      ['+234 801 234 5678', 'tel:+2348012345678'],
    ] as const)
      await expect.element(link(name)).toHaveAttribute('href', href);
    await expect.element(page.getByText('12 Marina')).toBeVisible();
    await expect
      .element(region('Need Help?').getByRole('link'))
      .toHaveAttribute('href', 'tel:+2348012345678');
  });

  it('shows a table row for each entry of the working hours', async () => {
    await show(SITE);
    const rows = region('Working Hours').getByRole('row');
    expect(rows.all()).toHaveLength(3);
    await expect
      .element(page.getByRole('row', { name: 'Monday to Thursday 9:00 AM - 6:00 PM' }))
      .toBeVisible();
    await expect.element(page.getByRole('row', { name: 'Friday By appointment' })).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: 'Hours' })).toBeInTheDocument();
  });

  it('shows two entries for the same day', async () => {
    const twice = { day: 'Friday', hours: '9:00 AM - 1:00 PM' };
    await show({ ...SITE, workingHours: [twice, twice] });
    expect(page.getByRole('row', { name: 'Friday' }).all()).toHaveLength(2);
  });

  it('leaves out missing details', async () => {
    await show({ ...withContact({ address: '12 Marina', phone: '  ' }), workingHours: [] });
    expect(labels()).toEqual(['Address']);
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
    await expect.element(region('Working Hours')).not.toBeInTheDocument();
    await expect.element(region('Need Help?')).not.toBeInTheDocument();
    await expect.element(page.getByText(MISSING)).not.toBeInTheDocument();
  });

  it('shows values that are not valid addresses or numbers as text', async () => {
    const whatsapp = 'javascript:alert(1)';
    await show(withContact({ email: 'ask at the desk', phone: 'on request', whatsapp }));
    expect(labels()).toEqual(['Email', 'WhatsApp', 'Phone']);
    for (const text of ['ask at the desk', 'on request', whatsapp])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
    await expect.element(region('Need Help?')).not.toBeInTheDocument();
  });

  it('has a label for a WhatsApp link without a number', async () => {
    await show(withContact({ whatsapp: 'https://wa.me/2348023456789' }));
    await expect
      .element(link('Chat with us'))
      .toHaveAttribute('href', 'https://wa.me/2348023456789');
  });

  it.each<[what: string, site: Site | undefined, isError: boolean]>([
    ['the settings could not be loaded', undefined, true],
    ['the settings have no contact details', withContact({}), false],
  ])('shows a message when %s', async (_what, site, isError) => {
    await show(site, isError);
    await expect.element(page.getByText(MISSING)).toBeVisible();
    await expect.element(region('Contact details')).toHaveAttribute('aria-busy', 'false');
  });

  it('is busy and shows no message while the settings are loading', async () => {
    await show(undefined);
    await expect.element(region('Contact details')).toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByText(MISSING)).not.toBeInTheDocument();
  });
});
