import { page } from 'vitest/browser';
import { SenderContext } from '../../../src/ui/form/senderContext';
import { ContactForm, type ContactFormProps } from '../../../src/features/contact';
import { renderWithProviders, actAndFlush } from './TestProviders';
import { deferredSend } from './deferredSend';
import { typeInto } from './typeInto';

/** Required fields of the form by label. */
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

/** Returns the label of the button and whether it is disabled. */
export const buttonState = () => [contactButton().textContent, contactButton().disabled] as const;

export const contactBanner = (role: 'alert' | 'status') =>
  contactForm().querySelector(`[role="${role}"]`)?.textContent;

export const submitContact = () => actAndFlush(() => contactForm().requestSubmit());

/** Renders the form with a gateway whose responses the test controls. */
export async function renderContact(props: ContactFormProps = {}) {
  const gateway = deferredSend();
  const { unmount } = await renderWithProviders(
    <SenderContext value={gateway.send}>
      <ContactForm {...COMPANY} {...props} />
    </SenderContext>,
  );
  return { ...gateway, unmount };
}

/** Renders the form with the gateway of the site. */
export const renderContactOfSite = () => renderWithProviders(<ContactForm {...COMPANY} />);

export const fillContact = (typed: Partial<typeof MESSAGE> = MESSAGE) =>
  typeInto(contactForm(), typed);
