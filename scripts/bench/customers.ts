import { columnOf, openRequests, timeOpening, times } from './backOffice';
import { prepareQuietPress, pressKeys, timeActs, waitForQuiet, type Bench } from './page';
import { printActs, type ActLine } from './tables';

/** Prints the cost of the pages of customers and reports with 5,000 requests. */
export async function printCustomers({ browser, origin, runs }: Bench): Promise<void> {
  const office = await openRequests(browser, origin);
  const { page, cdp } = office;
  const open = async (name: string): Promise<ActLine> => ({
    what: `open ${name.toLowerCase()}`,
    runs: await timeOpening(office, runs, `${origin}/admin/requests`, name),
    goals: { longestTask: 100 },
  });
  const lines = [await open('Customers')];
  const sort = await prepareQuietPress(office, columnOf(page, 'Balance'));
  lines.push(await timeActs(office, 'sort by balance', times(sort, runs)));
  await page.getByRole('searchbox').focus();
  lines.push(await timeActs(office, 'search of customers', pressKeys(page, 'customer 11')));
  await waitForQuiet(cdp);
  const first = page.getByRole('table').getByRole('link').first();
  lines.push(await timeActs(office, 'open a customer', [await prepareQuietPress(office, first)]));
  await page.getByLabel('Note').focus();
  lines.push(await timeActs(office, 'keystroke in the note', pressKeys(page, 'call at noon')));
  lines.push(await open('Reports'));
  const next = await prepareQuietPress(office, page.getByRole('button', { name: 'Earlier' }));
  lines.push(await timeActs(office, 'report of the month before', times(next, runs)));
  await office.close();
  printActs('customers and reports, 5,000 requests, 4 × CPU', lines);
}
