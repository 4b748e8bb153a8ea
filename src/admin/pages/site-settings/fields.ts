import * as v from 'valibot';
import { company } from '@/domain/company/company';
import { isEmail } from '@/domain/booking/forms';
import type { Content } from '@/domain/content/content';
import { safeHref, whatsappLink } from '@/domain/links/links';
import { phoneNumbers } from '@/domain/links/phone';
import { DEFAULT_FOOTER_GROUPS } from '@/domain/site/footer';
import {
  hoursError,
  hoursOrDefault,
  hoursText,
  hoursToRows,
  parseHours,
} from '@/domain/site/hours';
import type { FooterGroup, Site } from '@/domain/site/schema';
import {
  baseOf,
  entry,
  fields,
  pageContext,
  type FieldOptions,
  type InputValues,
  type RecordField,
  type Shown,
} from '../../fields/field';
import { links, list } from '../../fields/kinds/list';
import { image } from '../../fields/kinds/picture';
import { shortText } from '../../fields/kinds/text';
import { optional } from '../../fields/kinds/wrappers';
import { withInput } from '../../fields/record';
import { ANY_PICTURE, IMAGE_MAX_MB } from '../../forms/pictures/pictureRules';

const html = { autoComplete: 'off' };

type SettingOptions = FieldOptions &
  Pick<Extract<Shown, { as: 'text' }>, 'type' | 'hint' | 'html' | 'clean'> & {
    /** Test of a text, and its message. Every setting may be empty. */
    check?: readonly [isValid: (text: string) => boolean, message: string];
    required?: string;
  };

/** A text that is shown with a button to edit it. The stored text stays if only `clean` would change it. */
function setting<const P extends string>(
  path: P,
  options: SettingOptions = {},
): RecordField<P, string, string> {
  const { type, hint, clean = (text: string) => text, check, required } = options;
  const [isValid, message] = check ?? [() => true, ''];
  const saved = (input: string, stored = '') => {
    const text = clean(input.trim());
    return text === clean(stored.trim()) ? stored : text;
  };
  return {
    ...baseOf(path, options),
    toInput: (text = '') => text,
    schema: ({ input: stored }) =>
      v.pipe(
        v.string(),
        v.check((input) => {
          const text = saved(input, stored);
          return text === '' || text === stored || isValid(text);
        }, message),
        v.check(
          (input) => required === undefined || stored === '' || saved(input, stored) !== '',
          required,
        ),
      ),
    fromInput: (input, { value }) => saved(input, value),
    shown: { as: 'text', type, hint, html: options.html ?? html, clean },
    text: String,
  };
}

const isAddress = (text: string) => /[a-z]\.[a-z]/i.test(text);

/** Returns the phone numbers of a text that is no web address. */
const numbersOf = (text: string) => (isAddress(text) ? [] : phoneNumbers(text));

const isPhone = (text: string) => numbersOf(text).length > 0;

const isHttps = (text: string) => /^https:/i.test(text) && safeHref(text) !== undefined;

const isWhatsappLink = (text: string) => isHttps(text) && whatsappLink(text) !== undefined;

const withCallingCode = (text: string) => numbersOf(text)[0]?.formatInternational() ?? text;

/** Returns a WhatsApp number or address as a link. */
function asWhatsappLink(text: string): string {
  if (/^http:/i.test(text)) return text;
  const [phone] = numbersOf(text);
  return (phone || isAddress(text) ? whatsappLink(phone?.number ?? text) : undefined) ?? text;
}

/** Link to a social network. A network without a link has no entry. */
const network = <const P extends string>(path: P, options: SettingOptions = {}) =>
  optional(
    setting(path, {
      type: 'url',
      html: {},
      check: [isHttps, 'Please enter a URL that starts with https://'],
      ...options,
    }),
  );

/** Business hours. The input is JSON text, '' for missing or invalid hours, see {@link hoursOrDefault}. */
const hours: RecordField<'contact.hours', string, string | undefined> = {
  ...baseOf('contact.hours', { label: 'Business Hours' }),
  toInput(stored) {
    const known = parseHours(stored);
    return known ? hoursText(known) : '';
  },
  schema: ({ input: stored }) =>
    v.pipe(
      v.string(),
      v.check(
        (input) => input === stored || hoursError(hoursOrDefault(input)) === undefined,
        ({ input }) => hoursError(hoursOrDefault(input)) ?? '',
      ),
    ),
  fromInput: (input, { value }) =>
    parseHours(input) ? hoursText(hoursOrDefault(input), value) : value,
  shown: { as: 'own' },
  text: String,
};

export const columnEntry = entry<FooterGroup>()([
  shortText('title', { label: 'Column title' }),
  links('links', { isFolded: true }),
]);

const groups = list('footer.groups', {
  of: columnEntry,
  noun: 'column',
  fieldErrorsOf: (columns) =>
    columns.flatMap(({ title, links: all }, index) =>
      title.trim() === '' && all.some(({ label, to }) => `${label}${to}`.trim() !== '')
        ? [{ index, key: 'title', message: 'Please enter a title' }]
        : [],
    ),
});

const columns: typeof groups = {
  ...groups,
  toInput: (stored = [...DEFAULT_FOOTER_GROUPS], context) => groups.toInput(stored, context),
};

export const siteFields = fields<Site>()([
  setting('contact.email', {
    type: 'email',
    check: [isEmail, 'Please enter a valid email address'],
  }),
  setting('contact.phone', {
    type: 'tel',
    check: [isPhone, 'Please enter a valid phone number'],
  }),
  // It receives requests and is separate from the link in the footer.
  setting('contact.whatsapp', {
    label: 'WhatsApp number',
    type: 'tel',
    hint: 'Booking requests are sent to this number. Include the country code.',
    clean: withCallingCode,
    check: [
      (text) => isPhone(text) || isWhatsappLink(text),
      `Please enter a WhatsApp number with its country code, such as +${company.countryCode} 803 000 0000`,
    ],
  }),
  setting('contact.address'),
  hours,
  network('socialMedia.facebook'),
  network('socialMedia.twitter'),
  network('socialMedia.instagram'),
  network('socialMedia.linkedin'),
  network('socialMedia.whatsapp', {
    // A phone number is allowed too, which the URL validation of the browser would reject.
    type: undefined,
    hint: 'A number or a wa.me link.',
    html: { inputMode: 'url' },
    clean: asWhatsappLink,
    check: [isWhatsappLink, 'Please enter a WhatsApp number or a https://wa.me/ link'],
  }),
  setting('brand.name', {
    html: { autoComplete: 'organization' },
    required: 'Company name is required',
  }),
  setting('brand.tagline', { hint: 'Shown in the footer.' }),
  image('brand.logo', {
    rules: ANY_PICTURE,
    ratio: [4, 1],
    hint: `JPG, PNG, GIF or WebP, up to ${IMAGE_MAX_MB} MB. Shown on quotes, and where an image is missing.`,
    hasCrop: false,
  }),
  setting('footer.copyright'),
  columns,
]);

export type SiteInput = InputValues<typeof siteFields>;

/** Returns the settings to save. Hours are also written as rows for the public pages. */
export function siteFromForm(values: SiteInput, content: Content): Site {
  const next = withInput(siteFields, values, content.site, pageContext(content));
  const { hours: text } = next.contact;
  if (text === content.site.contact.hours) return next;
  return { ...next, workingHours: hoursToRows(hoursOrDefault(text ?? '')) };
}
