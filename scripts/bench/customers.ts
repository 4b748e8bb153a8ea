import { columnOf, HAS_TABLE, openRequests, times } from './backOffice';
import {
  prepareQuietPress,
  pressKeys,
  timeActs,
  waitForQuiet,
  waitUntil,
  type Bench,
  type BenchPage,
} from './page';
import { printActs, type ActLine } from './tables';
import type { Figures } from './trace';

/** Times a page of the requests: its opening from the list, and the actions on it. */
async function timeSubpage(
  office: BenchPage,
  origin: string,
  name: string,
  runs: number,
): Promise<ActLine> {
  const { page, cdp } = office;
  const opened: Figures[] = [];
  while (opened.length < runs) {
    await page.goto(`${origin}/admin/requests`);
    await waitUntil(cdp, HAS_TABLE);
    const open = await prepareQuietPress(office, page.getByRole('link', { name, exact: true }));
    const shown = `document.querySelector('h1')?.textContent === '${name}' && ${HAS_TABLE}`;
    const line = await timeActs(office, '', [() => open().then(() => waitUntil(cdp, shown))]);
    opened.push(...line.runs);
  }
  return { what: `open ${name.toLowerCase()}`, runs: opened, goals: { longestTask: 100 } };
}

/** Prints the cost of the pages of customers and reports with 5,000 requests. */
export async function printCustomers({ browser, origin, runs }: Bench): Promise<void> {
  const office = await openRequests(browser, origin);
  const { page, cdp } = office;
  const lines = [await timeSubpage(office, origin, 'Customers', runs)];
  const sort = await prepareQuietPress(office, columnOf(page, 'Balance'));
  lines.push(await timeActs(office, 'sort by balance', times(sort, runs)));
  await page.getByRole('searchbox').focus();
  lines.push(await timeActs(office, 'search of customers', pressKeys(page, 'customer 11')));
  await waitForQuiet(cdp);
  const first = page.getByRole('table').getByRole('link').first();
  lines.push(await timeActs(office, 'open a customer', [await prepareQuietPress(office, first)]));
  await page.getByLabel('Note').focus();
  lines.push(await timeActs(office, 'keystroke in the note', pressKeys(page, 'call at noon')));
  lines.push(await timeSubpage(office, origin, 'Reports', runs));
  const next = await prepareQuietPress(office, page.getByRole('button', { name: 'Earlier' }));
  lines.push(await timeActs(office, 'report of the month before', times(next, runs)));
  await office.close();
  printActs('customers and reports, 5,000 requests, 4 × CPU', lines);
}
