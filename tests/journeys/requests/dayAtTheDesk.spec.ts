import { REQUESTS_PATH } from '../../../src/domain/links/adminPaths';
import { content } from '../../helpers/hosts/builtSite';
import { countedPage } from '../../helpers/journeys/countedPage';
import {
  dayFromToday,
  requestFor,
  requestInList,
  startRequests,
} from '../../helpers/journeys/requests';
import { expect, test } from '../../helpers/journeys/site';

// Each job begins at the list of requests, on a phone that is held in one hand, and may cost a number of taps.

const PHONE = { width: 375, height: 812 };
/** A phone whose keyboard is open. */
const TYPING = { width: 375, height: 476 };

const GIMBAL = { id: 'no-product', name: 'Three-Axis Gimbal' };
const NGOZI = { name: 'Mrs Ngozi Okafor', phone: '0803 555 1234', email: '' };
const WANTED = 'SL-JRN234';
const [first, second] = content
  .products()
  .map((summary) => content.productRecord(summary))
  .filter(({ stock }) => Number(stock) > 0);

const REQUESTS = [
  requestFor([GIMBAL], {
    ref: WANTED,
    customer: NGOZI,
    status: 'returned',
    from: dayFromToday(-32),
    to: dayFromToday(-30),
  }),
  requestFor([first!], { ref: 'SL-JRN345', customer: NGOZI }),
  ...Array.from({ length: 30 }, (_, index) =>
    requestFor([index % 2 === 0 ? GIMBAL : second!], {
      ref: `SL-QQQ${222 + index}`,
      customer: { name: `Customer ${index}`, phone: `0809 000 00${10 + index}`, email: '' },
      from: dayFromToday(index - 40),
      to: dayFromToday(index - 38),
    }),
  ),
];

test.use({ viewport: PHONE, hasTouch: true });

test('A phone call: a known customer, two products and dates are saved with 14 taps', async ({
  page,
}) => {
  await startRequests(page, REQUESTS_PATH, REQUESTS);
  const { press, type, date, taps } = countedPage(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await press(button('Add request'));
  await type(page.getByLabel('Customer name'), 'okafor');
  await page.setViewportSize(TYPING);
  await expect(button(/^Mrs Ngozi Okafor/)).toBeInViewport({ ratio: 1 });
  await press(button(/^Mrs Ngozi Okafor/));
  await page.setViewportSize(PHONE);
  await date(page.getByLabel('From', { exact: true }), dayFromToday(10));
  await date(page.getByLabel('To', { exact: true }), dayFromToday(12));
  for (const { name } of [first!, second!]) {
    await press(button('Add product'));
    await type(page.getByLabel('Search products'), name);
    await press(page.getByRole('list', { name: 'Products' }).getByRole('button', { name }).first());
  }
  await press(button('Save request'));
  await expect(page.getByRole('heading', { name: `Customer ${NGOZI.phone}` })).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(14);
});

test('Last month’s request of “Mrs Okafor, the one with the gimbal” is found with 3 taps', async ({
  page,
}) => {
  await startRequests(page, REQUESTS_PATH, REQUESTS);
  const { press, type, taps } = countedPage(page);
  await type(page.getByLabel('Search requests'), 'mrs okafor, the one with the gimbal');
  await press(requestInList(page, WANTED));
  await expect(page.getByRole('heading', { level: 1, name: WANTED })).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(3);
});
