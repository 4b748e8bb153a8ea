import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  bookingMessage,
  oneLine,
  parseBookingQuery,
} from '../../src/domain/booking/bookingMessage';
import { isContractFile, isPublishablePath, parseUploadPath } from '../../src/domain/content/files';
import { cleanText, cutText } from '../../src/domain/text/cleanText';
import { dateFieldValue, formatDate } from '../../src/domain/text/dates';
import { formatInteger } from '../../src/domain/text/formatNumber';
import { isEmail } from '../../src/domain/booking/forms';
import { statisticNumber } from '../../src/domain/page/pages';
import { parseHours } from '../../src/domain/site/hours';
import { mailtoHref, safeHref, telHref, whatsappLink } from '../../src/domain/links/links';
import { pageParam } from '../../src/domain/listing/paging';
import { encodeText } from '../../src/domain/links/paths';
import { safeReturnPath } from '../../src/domain/links/adminPaths';
import { formatPrice, priceNumber } from '../../src/domain/text/price';
import { projectOverview } from '../../src/domain/project/project';
import { parseSharedItems, withoutSharedItems } from '../../src/domain/cart/sharedItems';
import { deskRanker } from '../../src/domain/search/deskSearch';
import { nearestSearches } from '../../src/domain/search/nearest';
import { searchable } from '../../src/domain/search/search';
import { foldText, isPathSegment, recordSlug, slugify } from '../../src/domain/text/slug';
import { normalizeTopicPath, encodeTopicPath } from '../../src/domain/topic/topic';

/** In characters. */
const LENGTH = 100_000;
/** Linear work takes at most 0.5 s of CPU time, quadratic work a minute. The machine may be busy. */
const LIMIT_MS = 30_000;

const FUNCTIONS: Record<string, (text: string) => unknown> = {
  bookingMessage: (notes) => bookingMessage({ items: [{ name: notes }], notes }),
  cleanText,
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
  pageParam,
  parseBookingQuery: (text) => parseBookingQuery(`?booking=${text}`),
  parseHours,
  parseSharedItems: (text) => parseSharedItems(`?items=${text}`),
  priceNumber,
  projectOverview: (description) => projectOverview({ description }),
  readUploadFile: parseUploadPath,
  recordSlug: (text) => recordSlug(text, text, text),
  search: (text) => [
    deskRanker(text.slice(0, 200), '2026-11-29')(searchable([text], [text])),
    nearestSearches(() => [text, 'Cine Zoom'])(text.slice(0, 200), () => false),
  ],
  safeHref,
  safeReturnPath: (text) => [safeReturnPath(text), safeReturnPath(`/admin${text}`)],
  slugify,
  statisticNumber: (text) => statisticNumber(text, '1'),
  telHref,
  topicAddress: (text) => [normalizeTopicPath(text), normalizeTopicPath(`/store/${text}`)],
  topicPath: encodeTopicPath,
  whatsappLink: (text) => [whatsappLink(text), whatsappLink('08030000000', text)],
  withoutSharedItems,
};

/** Repeated parts of the texts. They follow a beginning and precede an end that no pattern matches. */
const REPEATED = [...Array.from(' \n\t01aé-_.,/&%+@₦'), '\u0301\u0316', '1,', 'a.'].concat(
  ['1', '.', ',', '-', '/', '\n'].map((part) => `${part} `),
);
const BEGINNINGS = ['', '1', 'x', '/'];
const END = '!';

const texts = BEGINNINGS.flatMap((beginning) =>
  REPEATED.map((part) => beginning + part.repeat(LENGTH / part.length) + END),
);

describe('functions for texts of any length take linear time', () => {
  it.each(Object.keys(FUNCTIONS))('%s', (name) => {
    const context = { read: FUNCTIONS[name], texts };
    // Ends a function that takes minutes. The time limit of the test cannot end synchronous code.
    const run = () =>
      vm.runInNewContext('for (const text of texts) read(text)', context, { timeout: LIMIT_MS });
    expect(run).not.toThrow();
  });
});
