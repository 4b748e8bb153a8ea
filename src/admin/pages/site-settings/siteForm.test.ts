import { describe, expect, it } from 'vitest';
import { DEFAULT_HOURS, hoursText } from '@/domain/site/hours';
import type { Site } from '@/domain/site/schema';
import {
  hoursOrDefault,
  siteFields,
  siteOf,
  sanitizeSiteValues,
  type SiteFields,
} from './siteForm';
import { validateSite } from './siteFormErrors';

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
const errorsOf = (changed: Partial<SiteFields>) => validateSite(typed(changed), siteFields(SITE));

const week = (changed: Record<string, { open: string; close: string }>): string =>
  hoursText({ ...hoursOrDefault(''), ...changed });

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

  it('ignore invalid autosaved hours', () => {
    const hours = hoursText(DEFAULT_HOURS);
    expect(sanitizeSiteValues({ email: 'a', hours: 'nonsense' })).toEqual({ email: 'a' });
    expect(sanitizeSiteValues({ email: 'a', hours })).toEqual({ email: 'a', hours });
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
});

describe('an edited setting', () => {
  it('can be empty', () => {
    const empty = Object.fromEntries(Object.keys(siteFields(SITE)).map((name) => [name, '']));
    expect(validateSite(empty as unknown as SiteFields, siteFields(SITE))).toEqual({});
  });

  it.each([
    ['email', 'nobody'],
    ['phone', 'call us'],
    ['phone', '12'],
    ['whatsappNumber', '08'],
    ['whatsappNumber', 'https://example.org'],
    ['facebook', 'http://facebook.com/slate'],
    ['instagram', 'javascript:alert(1)'],
    ['instagram', 'java\tscript:alert(1)'],
    ['linkedin', '/store'],
    ['twitter', 'https://user:word@twitter.com/x'],
    ['whatsapp', 'http://wa.me/2348031234567'],
    ['whatsapp', 'https://example.org/2348031234567'],
    ['hours', week({ monday: { open: '09:00', close: '' } })],
    ['hours', week({ sunday: { open: '09:00', close: '09:00' } })],
  ] as const)('is rejected with a message: %s %j', (name, text) => {
    expect(Object.keys(errorsOf({ [name]: text }))).toEqual([name]);
  });

  it.each([
    ['phone', '+234 (0)1 234 5678'],
    ['whatsappNumber', '+234 803 123 4567'],
    ['facebook', 'https://facebook.com/slate'],
    ['whatsappNumber', 'https://wa.me/2348031234567'],
    ['whatsapp', '+234 803 123 4567'],
    ['whatsapp', 'https://wa.me/2348031234567'],
  ] as const)('is accepted: %s %j', (name, text) => {
    expect(errorsOf({ [name]: text })).toEqual({});
  });

  it('can have a closing time after midnight', () => {
    expect(errorsOf({ hours: week({ friday: { open: '18:00', close: '02:00' } }) })).toEqual({});
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
    expect(validateSite(fields, start)).toEqual({});
    expect(siteOf(fields, odd)).toEqual({ ...odd, contact: { ...contact, address: 'Abuja' } });
    expect(Object.keys(validateSite({ ...fields, phone: 'call' }, start))).toEqual(['phone']);
  });
});
