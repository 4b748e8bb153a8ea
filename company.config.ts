import type { CompanyConfig } from './src/domain/company/schema';

/**
 * The company whose site this is: the only file, besides the content in `public`, that another company changes.
 * docs/adopt.md describes every field. The build checks it.
 */
export default {
  name: 'Slate Pictures',
  shortName: 'Slate',
  locale: 'en-NG',
  timeZone: 'Africa/Lagos',
  currency: 'NGN',
  countryCode: '234',
  tax: { name: 'VAT', rate: 7.5 },
  weekStart: 'monday',
  prefix: 'SL',
  colours: { accent: '#F5A524', support: '#5BB6B0' },
  icon: 'public/media/brand/mark.svg',
} satisfies CompanyConfig;
