import { mailtoHref } from '@/domain/links/links';
import { truncateEncoded } from './truncateEncoded';

/** Maximum length of a link that Windows passes to an e-mail app. */
export const MAILTO_MAX = 2000;

interface MailText {
  subject: string;
  body: string;
}

/** Ends with '…' beyond MAILTO_MAX characters. Undefined for an invalid address. Never throws. */
export function mailtoTextLink(
  address: string | undefined,
  { subject, body }: MailText,
): string | undefined {
  const shortSubject = truncateEncoded(subject.replace(/\s+/g, ' '), MAILTO_MAX / 4);
  const bare = mailtoHref(address, { subject: shortSubject });
  if (bare === undefined) return undefined;
  const room = MAILTO_MAX - bare.length - '&body='.length;
  return mailtoHref(address, { subject: shortSubject, body: truncateEncoded(body, room) });
}
