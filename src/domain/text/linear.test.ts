import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bookingMessage, oneLine, parseBookingQuery } from '../booking/bookingMessage';
import { isContractFile } from '../content/files';
import { cutText } from './cutText';
import { dateFieldValue, formatDate } from './dates';
import { formatInteger } from './formatNumber';
import { isEmail } from '../booking/forms';
import { onlyDigits } from '@/admin/pages/home/homeForm';
import { statisticNumber } from '../page/homePage';
import { parseHours } from '../site/hours';
import { mailtoHref, safeHref, safeReturnTo, telHref, whatsappLink } from '../links/links';
import { pageParam } from '../listing/paging';
import { encodeText } from '../links/paths';
import { formatPrice, priceNumber } from './price';
import { projectOverview } from '../project/project';
import { isPublishablePath, parseUploadPath } from '../content/publishFiles';
import { parseSharedItems, withoutSharedItems } from '../cart/sharedItems';
import { foldText, isPathSegment, recordSlug, slugify } from './slug';
import { normalizeTopicPath, encodeTopicPath } from '../topic/topicPath';

/** Characters: quadratic work on them would take minutes, linear work takes milliseconds. */
const LENGTH = 200_000;
const LIMIT_MS = 10_000;

const READERS: Record<string, (text: string) => unknown> = {
  bookingMessage: (notes) => bookingMessage({ items: [{ name: notes }], notes }),
  cutText: (text) => cutText(text, 100),
  dateFieldValue,
  encodeText,
  foldText,
  formatDate: (text) => formatDate(text),
  formatPrice,
  groupDigits: formatInteger,
  isContractFile,
  isEmail,
  isPathSegment,
  isPublishable: isPublishablePath,
  mailtoHref: (text) => [mailtoHref(text), mailtoHref('a@b.c', { subject: text, body: text })],
  oneLine: (text) => oneLine(text),
  onlyDigits,
  pageParam,
  parseBookingQuery: (text) => parseBookingQuery(`?booking=${text}`),
  parseHours,
  parseSharedItems: (text) => parseSharedItems(`?items=${text}`),
  priceNumber,
  projectOverview: (description) => projectOverview({ description }),
  readUploadFile: parseUploadPath,
  recordSlug: (text) => recordSlug(text, text, text),
  safeHref,
  safeReturnTo: (text) => [safeReturnTo(text), safeReturnTo(`/admin${text}`)],
  slugify,
  statisticNumber: (text) => statisticNumber(text, '1'),
  telHref,
  topicAddress: (text) => [normalizeTopicPath(text), normalizeTopicPath(`/store/${text}`)],
  topicPath: encodeTopicPath,
  whatsappLink: (text) => [whatsappLink(text), whatsappLink('08030000000', text)],
  withoutSharedItems,
};

/** What a text repeats, after a beginning and before an end that no pattern expects. */
const REPEATED = [
  ' ',
  '\n',
  '\t',
  '0',
  '1',
  'a',
  'é',
  '-',
  '_',
  '.',
  ',',
  '/',
  '&',
  '%',
  '+',
  '@',
  '₦',
  '\u0301\u0316',
  '1,',
  '1 ',
  '. ',
  ', ',
  '- ',
  '/ ',
  'a.',
  '\n ',
];
const BEGINNINGS = ['', '1', 'x', '/'];
const END = '!';

const texts = BEGINNINGS.flatMap((beginning) =>
  REPEATED.map((part) => beginning + part.repeat(LENGTH / part.length) + END),
);

describe('what reads a text of any length takes time in proportion to it:', () => {
  it.each(Object.keys(READERS))('%s', (name) => {
    const context = { read: READERS[name], texts };
    // Ends a reader that takes minutes, which a test's own time limit cannot.
    const run = () =>
      vm.runInNewContext('for (const text of texts) read(text)', context, { timeout: LIMIT_MS });
    expect(run).not.toThrow();
  });
});
