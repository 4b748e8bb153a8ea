import type { Browser } from 'playwright';
import {
  openAdminPage,
  prepareClick,
  throttle,
  timeInput,
  waitForQuiet,
  type ActionTimes,
} from './adminPage';

/** Goals in ms for 2,000 products, and for the longest task while 10,000 products are opened. */
const GOAL = 100;
const MANY_GOAL = 150;

const ms = (value: number) => `${Math.round(value)} ms`;

async function measureTable(
  browser: Browser,
  origin: string,
  products: number,
): Promise<({ what: string } & ActionTimes)[]> {
  const { context, page, cdp } = await openAdminPage(browser, products);
  await page.goto(`${origin}/admin`);
  // The tile of the dashboard. The records of the sample content are listed in addition.
  const count = String(products).slice(0, -2);
  await page
    .getByText(new RegExp(`^${count.slice(0, -1)}[,. ]?${count.slice(-1)}\\d\\d$`))
    .first()
    .waitFor();
  await throttle(cdp, 4);
  await waitForQuiet(cdp);
  const lines: ({ what: string } & ActionTimes)[] = [];
  const measure = async (what: string, act: () => Promise<unknown>) => {
    await waitForQuiet(cdp);
    lines.push({ what, ...(await timeInput(cdp, act)) });
  };
  const link = page.getByRole('link', { name: 'Products', exact: true }).first();
  await measure('open', await prepareClick(page, link));
  await page.getByRole('table').waitFor();
  const header = page.getByRole('columnheader', { name: 'Name' }).getByRole('button').first();
  await measure('sort by name', await prepareClick(page, header));
  await measure('sort in reverse', await prepareClick(page, header));
  if (!page.url().includes('sort=')) throw new Error('The table was not sorted');
  await page.getByRole('searchbox').focus();
  for (const key of ['l', 'e', 'n', 's'])
    await measure(`search, “${key}”`, () => page.keyboard.press(key));
  await context.close();
  return lines;
}

/** Measures the table of products in the back office with 4 × CPU throttling, and prints the goals. */
export async function reportBackOffice(browser: Browser, origin: string): Promise<void> {
  for (const count of [2000, 10_000]) {
    const isMany = count > 2000;
    const goal = ({ what }: { what: string }) => {
      if (!isMany) return ms(GOAL);
      return what === 'open' ? `${ms(MANY_GOAL)} (task)` : '';
    };
    // One after another: parallel runs would compete for the CPU.
    const lines = await measureTable(browser, origin, count);
    console.table(
      lines.map((line) => ({
        [`back office, ${count} products, 4 × CPU`]: line.what,
        'CPU until the next paint': ms(line.paint),
        'longest task': ms(line.longestTask),
        goal: goal(line),
      })),
    );
  }
}
