import { page } from 'vitest/browser';
import { loadOutboxParts } from '../../../src/features/outbox/useSend';
import { ContactForm, type ContactFormProps } from '../../../src/features/contact';
import { renderWithProviders, type RenderOptions } from './TestProviders';
import { deferredSend, submitForm } from './deferredSend';
import { typeInto } from './typeInto';

export const MESSAGE = {
  Name: 'Tunde Bello',
  Email: 'tunde@example.com',
  Subject: 'A music video',
  Message: 'Two days in Badagry.',
};
export const LABELS = Object.keys(MESSAGE) as (keyof typeof MESSAGE)[];
const COMPANY = { whatsapp: '08030000000', email: 'hello@slate.example' };

const contactForm = () => page.getByRole('form').element() as HTMLFormElement;

export const contactField = (label: string) =>
  page.getByRole('textbox', { name: label, exact: true });

export const contactValues = () =>
  LABELS.map((label) => (contactField(label).element() as HTMLInputElement).value);

export const contactButton = () =>
  contactForm().querySelector('[type="submit"]') as HTMLButtonElement;

export const buttonState = () => [contactButton().textContent, contactButton().disabled] as const;

export const contactBanner = (role: 'alert' | 'status') =>
  contactForm().querySelector(`[role="${role}"]`)?.textContent;

export const submitContact = () => submitForm(contactForm());

export async function renderContact(props: ContactFormProps = {}, options: RenderOptions = {}) {
  // Loaded by the time that a visitor has filled in the form.
  await loadOutboxParts();
  const gateway = deferredSend();
  const { unmount } = await renderWithProviders(<ContactForm {...COMPANY} {...props} />, options);
  return { ...gateway, unmount };
}

export const fillContact = (typed: Partial<typeof MESSAGE> = MESSAGE) =>
  typeInto(contactForm(), typed);
