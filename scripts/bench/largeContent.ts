import { seedBackOffice } from '../../tests/helpers/journeys/seedBackOffice';
import { logEntry, withEntryIds } from '../../src/domain/rental/entryIds';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { addDays, dayAt } from '../../src/domain/availability/day';
import type { ContentFiles } from '../../src/domain/content/content';
import { FILES } from '../../src/domain/links/contentPaths';
import { createQuote } from '../../src/domain/rental/quotes';
import { requestItem, sampleRequest } from '../../src/domain/rental/rentalFixture';
import type { RentalRequest } from '../../src/domain/rental/schema';
import { largeContent } from '../../src/mocks/scenarios/scenarioContent';
import { readContentFiles } from '../contentCheck';
import type { PrerenderFolders } from '../prerender/prerender';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');
export const CATEGORIES = 'data/products/by-category';

interface ProductFile {
  products: { id: string; name: string }[];
}

async function readLarge(products: number): Promise<ContentFiles> {
  const { files } = await readContentFiles(path.join(PUBLIC, 'data'));
  return largeContent(files, { products });
}

/** Returns the product index of the site with `count` products. */
export async function largeIndex(count: number): Promise<ProductFile> {
  return (await readLarge(count))[FILES.products] as ProductFile;
}

/**
 * Runs a function with temporary folders: the content of the site with `count` products, and an empty folder for its
 * build.
 */
export async function withLargeCatalogue(
  count: number,
  run: (folders: PrerenderFolders) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
  const publicFolder = path.join(folder, 'public');
  try {
    await cp(PUBLIC, publicFolder, { recursive: true });
    for (const [file, json] of Object.entries(await readLarge(count)))
      await writeFile(path.join(publicFolder, 'data', file), JSON.stringify(json, null, 2));
    await run({ publicFolder, dist: path.join(folder, 'dist') });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Days before and after today on which the requests begin. */
const PAST_DAYS = 330;
const ALL_DAYS = 365;

const EVENTS = ['created', 'changed', 'quoteSent', 'confirmed', 'collected', 'returned'];
const OPEN = ['new', 'quoted', 'confirmed', 'confirmed', 'collected'] as const;
const SETTINGS = {
  terms: 'Half in advance.',
  bankDetails: 'GTBank 0123456789',
  validDays: 7,
  rules: {},
};

/** Returns a request of three items with its log and, unless it is new, its quote. Most requests are past. */
function requestOf(index: number, { products }: ProductFile): RentalRequest {
  const today = dayAt(Date.now());
  const offset = ((index * 7919) % ALL_DAYS) - PAST_DAYS;
  const from = addDays(today, offset);
  const past = index % 9 === 0 ? 'declined' : 'returned';
  const status = offset < -5 ? past : (OPEN[index % OPEN.length] ?? 'new');
  const at = `${addDays(from, -9)}T09:00:00.000Z`;
  const items = [0, 1, 2].map((place) => {
    const product = products[(index * 31 + place * 17) % products.length];
    return requestItem(product?.id ?? '', product?.name ?? '', 1, `hold-${index}-${place}`);
  });
  const request = sampleRequest({
    id: `request-${index}`,
    ref: `B${String(index).padStart(5, '0')}`,
    status,
    customer: {
      name: `Customer ${(index * 7919) % 1200}`,
      phone: `0803 ${String(1_000_000 + index)}`,
      email: `customer${index}@example.com`,
    },
    message: 'Is it possible to pick up the evening before the first day?',
    requestedAt: at,
    updatedAt: at,
    from,
    to: addDays(from, 2 + (index % 4)),
    items,
    log: EVENTS.map((event) => logEntry(at, event, event === 'changed' ? 'items' : '')),
  });
  const sent = { number: `Q-2026-${String(index + 1).padStart(4, '0')}`, now: at, today: from };
  const quotes = status === 'new' ? [] : [createQuote(request, SETTINGS, sent)];
  return withEntryIds({ ...request, quotes }, Math.random);
}

/** Stores the requests of an office that has used them for a while. The page must be one of the site, but not of the back office. */
export async function storeRequests(
  page: Page,
  count: number,
  catalogue: ProductFile,
): Promise<void> {
  const settings = {
    ...SETTINGS,
    lastCounts: { quote: { 2026: count } },
    firstConfirmedAt: '2026-01-05T09:00:00.000Z',
    lastBackupAt: new Date().toISOString(),
  };
  const requests = Array.from({ length: count }, (_, index) => requestOf(index, catalogue));
  await seedBackOffice(page, {
    deskSettings: [['settings', settings]],
    requests: requests.map((request) => [request.ref, request]),
  });
}
