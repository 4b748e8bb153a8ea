import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endTree, npmCommand, startTree } from '../../scripts/processes.mjs';
import { REQUESTS_CALENDAR_PATH } from '../../src/domain/links/adminPaths';
import { someProduct } from '../helpers/hosts/builtSite';
import { openAdmin, session } from '../helpers/journeys/admin';
import {
  bookingField,
  cartItem,
  fillBooking,
  openBooking,
  sendBooking,
} from '../helpers/journeys/booking';
import { saveRequest } from '../helpers/journeys/requests';
import { expect, messagesOf, open, seedStorage, test } from '../helpers/journeys/site';

const PORT = Number(process.env['PLAYWRIGHT_PORT'] ?? 4273) + 300;
const FIXTURE = 'tests/fixtures/company/berlin';
const product = someProduct();
/** Text with ordinary spaces. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Not copied: what is built, and the packages, which are shared. */
const LEFT_OUT = /^(?:node_modules|dist|\.\w+|test-results|playwright-report)$/;
const SETTINGS = ['.env'];

/** Copies the project, so that `npm start` can be run and killed in the copy. Returns its folder. */
function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'started site ü '));
  for (const name of readdirSync(ROOT))
    if (SETTINGS.includes(name) || !LEFT_OUT.test(name))
      cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

async function startSite(folder: string, port: number) {
  const [, ...npm] = npmCommand();
  const child = startTree([...npm, 'start'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      VITE_PUBLISH_TARGET: 'local',
      VITE_SITE_URL: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (text) => {
        output += String(text);
        if (output.includes('/outbox')) resolve();
      });
    void ended.then(() => reject(new Error(`npm start ended:\n${output}`)));
  });
  const origin = `http://localhost:${port}`;
  const read = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(origin + url, { headers: { Accept: 'text/html', ...headers } })).text();
  return {
    read,
    async kill() {
      endTree(child);
      await ended;
    },
  };
}

let folder: string;
let site: Awaited<ReturnType<typeof startSite>>;

// Neither the zone of the company nor that of the sample.
test.use({ baseURL: `http://localhost:${PORT}`, timezoneId: 'America/New_York', locale: 'en-US' });
test.describe.configure({ mode: 'default', timeout: 900_000 });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  folder = copyProject();
  const at = (file: string) => path.join(folder, file);
  const config = readFileSync(at(`${FIXTURE}/company.config.ts`), 'utf8');
  writeFileSync(at('company.config.ts'), config.replace('../../../../src', './src'));
  const settings = JSON.parse(readFileSync(at('public/data/site.json'), 'utf8')) as Record<
    string,
    object
  >;
  const contact = { ...settings['contact'], phone: '030 123456', whatsapp: '030 123456' };
  const brand = { name: 'Lichthaus Berlin', tagline: 'Equipment for rent', logo: '' };
  writeFileSync(at('public/data/site.json'), JSON.stringify({ ...settings, brand, contact }));
  site = await startSite(folder, PORT);
});

test.afterAll(async () => {
  await site.kill();
  rmSync(folder, { recursive: true });
});

test('The site of another company has its language, name, icons and share picture, and nothing of the sample', async ({
  page,
}) => {
  const html = await site.read('/booking');
  expect(html).toMatch(/<html [^>]*lang="en-DE"/);
  expect(html).toContain('<meta property="og:locale" content="en_DE">');
  expect(html).toMatch(/og:image" content="http:\/\/localhost:\d+\/share\.\w+\.jpg"/);
  const manifest = (await (await page.request.get('/site.webmanifest')).json()) as object;
  expect(manifest).toMatchObject({ name: 'Lichthaus Berlin', short_name: 'Lichthaus' });
  expect(await site.read('/favicon.svg')).toBe(readFileSync(`${FIXTURE}/icon.svg`, 'utf8'));
  const scripts = path.join(folder, 'dist/assets');
  for (const file of readdirSync(scripts).filter((name) => name.endsWith('.js')))
    expect(readFileSync(path.join(scripts, file), 'utf8'), file).not.toMatch(
      /Africa\/Lagos|NGN|₦|en-NG|\bVAT\b|Slate Pictures/,
    );
  await open(page, '/store');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Lichthaus Berlin' }),
  ).toBeVisible();
});

/** The days on which the clock of Berlin changes, with a time of the evening before it that is already this day there. */
const CLOCK_CHANGES = [
  {
    day: '25 Oct 2026',
    now: '2026-10-24T22:30:00Z',
    from: '2026-10-25',
    to: '2026-10-27',
    dates: '25 Oct 2026 to 27 Oct 2026 (3 days)',
  },
  {
    day: '28 Mar 2027',
    now: '2027-03-27T23:30:00Z',
    from: '2027-03-28',
    to: '2027-03-30',
    dates: '28 Mar 2027 to 30 Mar 2027 (3 days)',
  },
];

for (const { day, now, from, to, dates } of CLOCK_CHANGES)
  test(`A booking over ${day}, when the clock changes, becomes a rental with amounts in euro`, async ({
    page,
    visitor,
  }) => {
    await page.clock.install({ time: new Date(now) });
    // Today in Berlin, and yesterday for the browser.
    await seedStorage(page, { local: { rentalDates: { from, to } } });
    await openBooking(page, [cartItem(product, 2)]);
    await expect(bookingField(page, 'Duration')).toHaveValue('3 Days');
    await fillBooking(page, visitor);
    await bookingField(page, 'Phone Number').fill('0151 2345678');
    await sendBooking(page).click();
    await expect.poll(async () => (await messagesOf(page, visitor)).length).toBe(1);
    const [sent = {}] = await messagesOf(page, visitor);
    expect(sent['reference']).toMatch(/^LHB-[A-Z2-9]{6}$/);
    expect(sent['message']).toContain(`Rental dates: ${dates}`);

    const link = new URL(sent['requestLink'] ?? '');
    const started = session(0, new Date(now).getTime());
    await openAdmin(page, link.pathname + link.hash, { local: started });
    await page.setViewportSize({ width: 1280, height: 900 });
    await saveRequest(page, sent['reference'] ?? '');
    await page.getByLabel(`Daily rate of ${product.name}`).fill('100,50');
    await expect(page.getByRole('textbox', { name: 'MwSt' })).toHaveValue('19%');
    const totals = page.getByRole('list', { name: 'Totals' });
    await expect
      .poll(async () => plain((await totals.textContent()) ?? ''))
      .toMatch(/Subtotal.*603 €.*MwSt.*19%.*114,57 €.*Total.*717,57 €/);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('button', { name: 'Collected' })).toBeVisible();
    await openAdmin(page, REQUESTS_CALENDAR_PATH, { local: started });
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: product.name, exact: true }) });
    await expect(row.getByRole('cell', { name: `Confirmed ${sent['reference']}` })).toHaveCount(3);
  });
