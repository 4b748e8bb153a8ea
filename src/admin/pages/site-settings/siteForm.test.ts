import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DEFAULT_HOURS, hoursOrDefault, hoursText } from '@/domain/site/hours';
import { DEFAULT_FOOTER_GROUPS } from '@/domain/site/footer';
import type { Site } from '@/domain/site/schema';
import { footerColumns, footerText } from './footerForm';
import { siteFields, siteFormSchema, siteOf, type SiteFields } from './siteForm';

const SITE: Site = {
  brand: { name: 'Slate', logo: '/media/logo.svg' },
  socialMedia: { facebook: 'https://facebook.com/slate', twitter: '' },
  contact: {
    email: 'a@slate.example',
    phone: '+234 800 000 0000',
    whatsapp: '',
    address: 'Lagos',
    hours: hoursText(DEFAULT_HOURS),
  },
  workingHours: [{ day: 'Any day', hours: 'By agreement' }],
};

const typed = (changed: Partial<SiteFields>): SiteFields => ({ ...siteFields(SITE), ...changed });

/** Returns the errors by field, in their order. */
function errorsOf(fields: SiteFields, start = siteFields(SITE)): Record<string, string[]> {
  const schema = siteFormSchema(start);
  const { issues } = v.safeParse(schema, fields);
  return { ...(issues && v.flatten<typeof schema>(issues).nested) };
}

/** Returns the invalid fields in the order of their errors. */
const invalidFields = (...args: Parameters<typeof errorsOf>) => Object.keys(errorsOf(...args));

const week = (changed: Record<string, { open: string; close: string }>): string =>
  hoursText({ ...hoursOrDefault(''), ...changed });

/** Returns the text of a footer with one column and one link. */
const columns = (link: { label: string; to: string }) =>
  footerText([{ title: 'Company', links: [link] }]);

describe('the brand and the footer from the form', () => {
  const footer = { copyright: '© Slate', groups: [{ title: 'Go', links: [], note: 'kept' }], x: 1 };

  it('are saved with what the form does not contain', () => {
    const groups = [{ ...footer.groups[0]!, title: ' Go there ' }];
    const fields = { companyName: ' Slate Berlin ', tagline: 'Film', footer: footerText(groups) };
    const made = siteOf({ ...siteFields({ ...SITE, footer }), ...fields }, { ...SITE, footer });
    expect(made.brand).toEqual({ ...SITE.brand, name: 'Slate Berlin', tagline: 'Film' });
    expect(made.footer).toEqual({ ...footer, groups: [{ ...groups[0], title: 'Go there' }] });
  });

  it('show the default columns of settings without any, and store them only with changes', () => {
    const start = siteFields(SITE);
    expect(footerColumns(start.footer)).toEqual(DEFAULT_FOOTER_GROUPS);
    expect(siteOf({ ...start, companyName: 'Slate Berlin' }, SITE)).not.toHaveProperty('footer');
    const [first] = DEFAULT_FOOTER_GROUPS;
    const made = siteOf({ ...start, footer: footerText([first!]) }, SITE);
    expect(made.footer).toEqual({ groups: [first] });
  });

  it('leave out blank columns and links, and ignore an invalid text', () => {
    const blank = { label: '', to: ' ' };
    const links = [blank, { label: ' Store ', to: ' /store ' }];
    const text = footerText([
      { title: 'Go', links },
      { title: ' ', links: [blank] },
    ]);
    expect(siteOf(typed({ footer: text }), SITE).footer?.groups).toEqual([
      { title: 'Go', links: [{ label: 'Store', to: '/store' }] },
    ]);
    expect(siteOf(typed({ footer: 'nonsense' }), SITE)).toEqual(SITE);
    expect(siteOf(typed({ footer: '[]' }), SITE).footer).toEqual({ groups: [] });
  });
});

describe('the settings from the form', () => {
  it('are unchanged without edits', () => {
    expect(siteOf(siteFields(SITE), SITE)).toEqual(SITE);
  });

  it('keep invalid stored hours until hours are edited, and show the default hours', () => {
    const odd = { ...SITE, contact: { ...SITE.contact, hours: 'nine to five' } };
    expect(hoursOrDefault(siteFields(odd).hours)).toEqual(DEFAULT_HOURS);
    const fields = { ...siteFields(odd), phone: '+234 801 111 1111' };
    expect(siteOf(fields, odd).contact.hours).toBe('nine to five');
    expect(siteOf(fields, odd).workingHours).toEqual(SITE.workingHours);
  });

  it.each([undefined, 'nine to five'])(
    'store the default hours once they are edited, instead of %j',
    (hours) => {
      const odd = { ...SITE, contact: { ...SITE.contact, hours } };
      const fields = { ...siteFields(odd), hours: hoursText(DEFAULT_HOURS) };
      expect(siteOf(fields, odd).contact.hours).toBe(hoursText(DEFAULT_HOURS));
    },
  );

  it('keep unknown fields of the stored hours', () => {
    const stored = { note: 'x', monday: { open: '08:00', close: '16:00', lunch: '12:00' } };
    const odd = { ...SITE, contact: { ...SITE.contact, hours: JSON.stringify(stored) } };
    const made = siteOf({ ...siteFields(odd), hours: week({}) }, odd);
    expect(JSON.parse(made.contact.hours ?? '')).toEqual({
      ...DEFAULT_HOURS,
      note: 'x',
      monday: { open: '09:00', close: '17:00', lunch: '12:00' },
    });
  });

  it('ignore invalid hours of the form', () => {
    expect(siteOf(typed({ hours: 'nonsense' }), SITE)).toEqual(SITE);
    expect(invalidFields(typed({ hours: 'nonsense' }))).toEqual([]);
  });

  it('include the hours as rows for the public pages', () => {
    const hours = week({ thursday: { open: '10:00', close: '18:30' } });
    const made = siteOf(typed({ hours }), SITE);
    expect(made.contact.hours).toBe(hours);
    expect(made.workingHours).toEqual([
      { day: 'Monday to Wednesday', hours: '9:00 AM - 5:00 PM' },
      { day: 'Thursday', hours: '10:00 AM - 6:30 PM' },
      { day: 'Friday to Sunday', hours: 'Closed' },
    ]);
  });

  it('store a WhatsApp number as a link, and remove the entry of a cleared link', () => {
    const made = siteOf(typed({ whatsapp: ' 0803 123 4567 ', facebook: ' ' }), SITE);
    expect(made.socialMedia).toEqual({ twitter: '', whatsapp: 'https://wa.me/2348031234567' });
  });

  it('store the WhatsApp number with its calling code', () => {
    const { contact } = siteOf(typed({ whatsappNumber: '(0803) 123-4567' }), SITE);
    expect(contact.whatsapp).toBe('+234 803 123 4567');
  });
});

describe('an edited setting', () => {
  it('can be empty', () => {
    const empty = { email: '', phone: '', whatsappNumber: '', address: '', hours: '' };
    const links = { facebook: '', twitter: '', instagram: '', linkedin: '', whatsapp: '' };
    const brand = { tagline: '', logo: '', copyright: '', footer: '[]' };
    expect(invalidFields(typed({ ...empty, ...links, ...brand }))).toEqual([]);
  });

  it.each([
    ['email', 'desk at slate'],
    ['phone', 'call us'],
    ['phone', '12'],
    ['whatsappNumber', '08'],
    ['whatsappNumber', '0803 123'],
    ['whatsappNumber', 'https://example.org'],
    ['facebook', 'http://facebook.com/slate'],
    ['instagram', 'javascript:alert(1)'],
    ['instagram', 'java\tscript:alert(1)'],
    ['linkedin', '/store'],
    ['twitter', 'https://user:word@twitter.com/x'],
    ['whatsapp', 'http://wa.me/2348031234567'],
    ['whatsapp', 'https://example.org/2348031234567'],
    ['companyName', ' '],
    ['footer', columns({ label: 'Blog', to: 'store/blog' })],
    ['footer', columns({ label: 'Blog', to: 'http://slate.example' })],
    ['footer', columns({ label: '', to: '/store' })],
    ['footer', footerText([{ title: ' ', links: [{ label: 'Store', to: '/store' }] }])],
    ['hours', week({ monday: { open: '09:00', close: '' } })],
    ['hours', week({ friday: { open: '10:00', close: '08:00' } })],
  ] as const)('is rejected with a message: %s %j', (name, text) => {
    expect(invalidFields(typed({ [name]: text }))).toEqual([name]);
  });

  it.each([
    ['footer', columns({ label: 'Blog', to: '/store/no-page' })],
    ['footer', columns({ label: 'Shop', to: 'https://slate.example' })],
    ['footer', columns({ label: '', to: ' ' })],
    ['phone', '+234 (0)803 123 4567'],
    ['phone', '0803 123 4567 / 0805 765 4321'],
    ['whatsappNumber', '+234 803 123 4567'],
    ['facebook', 'https://facebook.com/slate'],
    ['whatsappNumber', 'https://wa.me/2348031234567'],
    ['whatsapp', '+234 803 123 4567'],
    ['whatsapp', 'https://wa.me/2348031234567'],
  ] as const)('is accepted: %s %j', (name, text) => {
    expect(invalidFields(typed({ [name]: text }))).toEqual([]);
  });

  it.each([
    ['phone', 'call us', 'Please enter a valid phone number'],
    ['instagram', 'javascript:alert(1)', 'Please enter a URL that starts with https://'],
  ] as const)('has a prescribed error: %s %j', (name, text, message) => {
    expect(errorsOf(typed({ [name]: text }))).toEqual({ [name]: [message] });
  });

  it('is not validated when it equals the stored value', () => {
    const contact = {
      ...SITE.contact,
      email: 'write to us',
      phone: '+234 1 234 5678 / +234 8 765 4321',
      whatsapp: 'ask for it',
      hours: week({ monday: { open: '09:00', close: '' } }),
    };
    const odd: Site = { ...SITE, contact, socialMedia: { facebook: 'facebook.com/slate' } };
    const start = siteFields(odd);
    const fields = { ...start, address: 'Abuja' };
    expect(invalidFields(fields, start)).toEqual([]);
    expect(siteOf(fields, odd)).toEqual({ ...odd, contact: { ...contact, address: 'Abuja' } });
    expect(invalidFields({ ...fields, phone: 'call' }, start)).toEqual(['phone']);
  });
});
