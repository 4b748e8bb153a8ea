import type { Locator, Page } from '@playwright/test';
import { someProduct } from '../hosts/builtSite';
import {
  bookingField,
  cartItem,
  fillBooking,
  openBooking,
  SEND_PATH,
  sendBooking,
} from './booking';
import { expect } from './faults';
import { open } from './site';
import { IS_SWEEP } from './sweep';

/** URL of the e-mail service. */
export const SEND = `**${SEND_PATH}`;

/** A tested form: how to open and submit it, and its messages. */
export interface SendingForm {
  name: string;
  /** Opens the form and fills it. */
  start: (page: Page, visitor: string) => Promise<void>;
  submit: (page: Page) => Locator;
  field: (page: Page, label: string) => Locator;
  /** Its message while it shows a failure. */
  failed: (page: Page) => Locator;
  /** Its message after success. */
  sent: (page: Page) => Locator;
  /** Labels and values that must not be lost. */
  typed: Record<string, string>;
}

const contactForm = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
const contactField = (page: Page, label: string) =>
  contactForm(page).getByRole('textbox', { name: label, exact: true });

export const CONTACT: SendingForm = {
  name: 'contact form',
  async start(page, visitor) {
    await open(page, '/#contact');
    await contactField(page, 'Name').fill('Ọlá Adé');
    await contactField(page, 'Email').fill(visitor);
    await contactField(page, 'Subject').fill('A film');
    await contactField(page, 'Message').fill('Two days.\nIn Lagos.');
    await expect(contactForm(page).getByText('19 / 2000')).toBeVisible();
  },
  submit: (page) => contactForm(page).getByRole('button', { name: 'Send Message' }),
  field: contactField,
  failed: (page) => page.getByText('Failed to send message. Please try again.'),
  sent: (page) => page.getByText('Your message has been sent successfully!'),
  typed: { Name: 'Ọlá Adé', Subject: 'A film', Message: 'Two days.\nIn Lagos.' },
};

const product = someProduct();

export const BOOKING: SendingForm = {
  name: 'booking form',
  async start(page, visitor) {
    await openBooking(page, [cartItem(product, 2)]);
    await fillBooking(page, visitor);
    await bookingField(page, 'Additional Notes').fill('Two days.\nIn Lagos.');
  },
  submit: sendBooking,
  field: bookingField,
  failed: (page) => page.getByText('Something went wrong. Please try again later.'),
  sent: (page) => page.getByText('Success! Your message has been sent successfully.'),
  typed: {
    'Full Name': 'Adaeze Obi',
    'Phone Number': '+234 801 234 5678',
    Subject: `Booking Request: ${product.name}`,
    'Additional Notes': 'Two days.\nIn Lagos.',
  },
};

/** The forms of faults that component tests of both forms prove too. */
export const FORMS = IS_SWEEP ? [CONTACT, BOOKING] : [BOOKING];

/** Expects the form with all entered values. */
export async function expectTyped(page: Page, form: SendingForm, visitor: string): Promise<void> {
  for (const [label, value] of Object.entries(form.typed))
    await expect(form.field(page, label)).toHaveValue(value);
  const email = form === CONTACT ? 'Email' : 'Email Address';
  await expect(form.field(page, email)).toHaveValue(visitor);
}

/** Expects WhatsApp and the e-mail app next to the form, with the same text. */
export async function expectFallbacks(page: Page, text: string): Promise<void> {
  const encoded = encodeURIComponent(text);
  const whatsapp = page.getByRole('link', { name: 'Send on WhatsApp' });
  await expect(whatsapp).toHaveAttribute('href', new RegExp(`^https://.*${escaped(encoded)}`));
  const mail = page.getByRole('link', { name: 'Send by e-mail app' });
  await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:.*${escaped(encoded)}`));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
