import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readContent } from '@/domain/content/content';
import { DEFAULT_HOURS, hoursOrDefault, hoursText } from '@/domain/site/hours';
import { DEFAULT_FOOTER_GROUPS } from '@/domain/site/footer';
import type { FooterGroup, Site } from '@/domain/site/schema';
import { pageContext } from '../../fields/field';
import { entryInput } from '../../fields/kinds/list';
import { formInput, formSchema } from '../../fields/record';
import { columnEntry, siteFields, siteFromForm, type SiteInput } from './fields';

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

const contentOf = (site: Site) => ({ ...readContent({}).content, site });
const context = pageContext(contentOf(SITE));

const inputOf = (site: Site): SiteInput => formInput(siteFields, site, context);
const typed = (changed: Partial<SiteInput>, site = SITE) => ({ ...inputOf(site), ...changed });

const siteOf = (changed: Partial<SiteInput>, site = SITE) =>
  siteFromForm(typed(changed, site), contentOf(site));

function errorsOf(values: SiteInput, site = SITE): Record<string, unknown> {
  const schema = formSchema(siteFields, site, context);
  const { issues } = v.safeParse(schema, values);
  return { ...(issues && v.flatten<typeof schema>(issues).nested) };
}

const invalidFields = (...args: Parameters<typeof errorsOf>) =>
  Object.keys(errorsOf(...args)).map((path) => path.replace(/\..*/, ''));

const week = (changed: Record<string, { open: string; close: string }>): string =>
  hoursText({ ...hoursOrDefault(''), ...changed });

const columnsOf = (groups: FooterGroup[]) =>
  groups.map((group) => entryInput(columnEntry, group, context));

const columns = (link: { label: string; to: string }) => [
  { stored: '', title: 'Company', links: [{ stored: '', ...link }] },
];

describe('the brand and the footer from the form', () => {
  const footer = { copyright: '© Slate', groups: [{ title: 'Go', links: [], note: 'kept' }], x: 1 };

  it('are saved with what the form does not contain', () => {
    const site = { ...SITE, footer };
    const [column] = inputOf(site)['footer-groups'];
    const made = siteOf(
      {
        'brand-name': ' Slate Berlin ',
        'brand-tagline': 'Film',
        'footer-groups': [{ ...column!, title: ' Go there ' }],
      },
      site,
    );
    expect(made.brand).toEqual({ ...SITE.brand, name: 'Slate Berlin', tagline: 'Film' });
    expect(made.footer).toEqual({
      ...footer,
      groups: [{ ...footer.groups[0], title: 'Go there' }],
    });
  });

  it('show the default columns of settings without any, and store them only with changes', () => {
    expect(inputOf(SITE)['footer-groups']).toEqual(columnsOf([...DEFAULT_FOOTER_GROUPS]));
    expect(siteOf({ 'brand-name': 'Slate Berlin' })).not.toHaveProperty('footer');
    const [first] = DEFAULT_FOOTER_GROUPS;
    expect(siteOf({ 'footer-groups': columnsOf([first!]) }).footer).toEqual({ groups: [first] });
  });

  it('leave out blank columns and links', () => {
    const blank = { stored: '', label: '', to: ' ' };
    const links = [blank, { stored: '', label: ' Store ', to: ' /store ' }];
    const groups = [
      { stored: '', title: 'Go', links },
      { stored: '', title: ' ', links: [blank] },
    ];
    expect(siteOf({ 'footer-groups': groups }).footer?.groups).toEqual([
      { title: 'Go', links: [{ label: 'Store', to: '/store' }] },
    ]);
    expect(siteOf({ 'footer-groups': [] }).footer).toEqual({ groups: [] });
  });
});

describe('the settings from the form', () => {
  it('are unchanged without edits', () => {
    expect(siteOf({})).toEqual(SITE);
  });

  it('keep invalid stored hours until hours are edited, and show the default hours', () => {
    const odd = { ...SITE, contact: { ...SITE.contact, hours: 'nine to five' } };
    expect(hoursOrDefault(inputOf(odd)['contact-hours'])).toEqual(DEFAULT_HOURS);
    const values = { 'contact-phone': '+234 801 111 1111' };
    expect(siteOf(values, odd).contact.hours).toBe('nine to five');
    expect(siteOf(values, odd).workingHours).toEqual(SITE.workingHours);
  });

  it.each([undefined, 'nine to five'])(
    'store the default hours once they are edited, instead of %j',
    (hours) => {
      const odd = { ...SITE, contact: { ...SITE.contact, hours } };
      const values = { 'contact-hours': hoursText(DEFAULT_HOURS) };
      expect(siteOf(values, odd).contact.hours).toBe(hoursText(DEFAULT_HOURS));
    },
  );

  it('include the hours as rows for the public pages', () => {
    const hours = week({ thursday: { open: '10:00', close: '18:30' } });
    const made = siteOf({ 'contact-hours': hours });
    expect(made.contact.hours).toBe(hours);
    expect(made.workingHours).toEqual([
      { day: 'Monday to Wednesday', hours: '9:00 AM - 5:00 PM' },
      { day: 'Thursday', hours: '10:00 AM - 6:30 PM' },
      { day: 'Friday to Sunday', hours: 'Closed' },
    ]);
  });

  it('store a WhatsApp number as a link, and remove the entry of a cleared link', () => {
    const made = siteOf({
      'socialMedia-whatsapp': ' 0803 123 4567 ',
      'socialMedia-facebook': ' ',
    });
    expect(made.socialMedia).toEqual({ twitter: '', whatsapp: 'https://wa.me/2348031234567' });
  });

  it('store the WhatsApp number with its calling code', () => {
    const { contact } = siteOf({ 'contact-whatsapp': '(0803) 123-4567' });
    expect(contact.whatsapp).toBe('+234 803 123 4567');
  });
});

describe('an edited setting', () => {
  it('can be empty', () => {
    const { 'footer-groups': _columns, 'brand-name': _name, ...texts } = inputOf(SITE);
    const empty = Object.fromEntries(Object.keys(texts).map((name) => [name, '']));
    expect(invalidFields(typed({ ...empty, 'footer-groups': [] }))).toEqual([]);
  });

  it.each([
    ['contact-email', 'desk at slate'],
    ['contact-phone', 'call us'],
    ['contact-whatsapp', '08'],
    ['contact-whatsapp', 'https://example.org'],
    ['socialMedia-facebook', 'http://facebook.com/slate'],
    ['socialMedia-instagram', 'javascript:alert(1)'],
    ['socialMedia-linkedin', '/store'],
    ['socialMedia-whatsapp', 'https://example.org/2348031234567'],
    ['brand-name', ' '],
    ['footer-groups', columns({ label: 'Blog', to: 'store/blog' })],
    ['footer-groups', columns({ label: 'Blog', to: 'http://slate.example' })],
    ['footer-groups', columns({ label: '', to: '/store' })],
    ['footer-groups', columnsOf([{ title: ' ', links: [{ label: 'Store', to: '/store' }] }])],
    ['contact-hours', week({ friday: { open: '10:00', close: '08:00' } })],
  ])('is rejected with a message: %s %j', (name, input) => {
    expect(invalidFields(typed({ [name]: input }))).toEqual([name]);
  });

  it.each([
    ['footer-groups', columns({ label: 'Blog', to: '/store/no-page' })],
    ['footer-groups', columns({ label: 'Shop', to: 'https://slate.example' })],
    ['footer-groups', columns({ label: '', to: ' ' })],
    ['contact-phone', '+234 (0)803 123 4567'],
    ['contact-phone', '0803 123 4567 / 0805 765 4321'],
    ['contact-whatsapp', 'https://wa.me/2348031234567'],
    ['socialMedia-whatsapp', '+234 803 123 4567'],
    ['socialMedia-whatsapp', 'https://wa.me/2348031234567'],
  ])('is accepted: %s %j', (name, input) => {
    expect(invalidFields(typed({ [name]: input }))).toEqual([]);
  });

  it.each([
    ['contact-phone', 'call us', 'Please enter a valid phone number'],
    [
      'socialMedia-instagram',
      'javascript:alert(1)',
      'Please enter a URL that starts with https://',
    ],
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
    const values = { 'contact-address': 'Abuja' };
    expect(invalidFields(typed(values, odd), odd)).toEqual([]);
    expect(siteOf(values, odd)).toEqual({ ...odd, contact: { ...contact, address: 'Abuja' } });
    const invalid = typed({ ...values, 'contact-phone': 'call' }, odd);
    expect(invalidFields(invalid, odd)).toEqual(['contact-phone']);
  });
});
