import emailMisspelled from 'email-misspelled';
import { isShortNumber } from '../links/links';

/** Mail services for everybody. Shorter names would be found in those of companies. */
const DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'ymail.com',
  'rocketmail.com',
  'googlemail.com',
  'protonmail.com',
  'mail.com',
  'email.com',
];

const misspelled = emailMisspelled({ domains: DOMAINS });

export interface LikelyTypo {
  message: string;
  corrected?: string;
}

/** Returns what looks wrong in an e-mail address or phone number. Undefined for other texts. Never throws. */
export function likelyTypo(type: 'email' | 'tel', text: string): LikelyTypo | undefined {
  if (type === 'tel')
    return isShortNumber(text) ? { message: 'This number looks short' } : undefined;
  const [name = '', domain = ''] = text.trim().split('@');
  const [found] = misspelled(`${name}@${domain.toLowerCase()}`);
  if (!found || name === '') return undefined;
  return { message: `Did you mean ${found.suggest}?`, corrected: `${name}@${found.suggest}` };
}
