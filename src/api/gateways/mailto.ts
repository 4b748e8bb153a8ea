import { mailtoHref } from '@/domain/links/links';
import { truncateEncoded } from './truncateEncoded';

/** Windows hands nothing longer to an e-mail app. */
export const MAILTO_MAX = 2000;

export interface MailText {
  subject: string;
  body: string;
}

/**
 * A link that opens the visitor's e-mail app with subject and body filled in, lines ended by CR
 * LF, at most 2,000 characters long: what does not fit of the body is cut off with '…'. Undefined
 * when the address looks like none; never throws (decisions.md, A failed send).
 */
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
