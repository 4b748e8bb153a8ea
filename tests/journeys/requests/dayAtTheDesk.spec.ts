import { REQUESTS_PATH } from '../../../src/domain/links/adminPaths';
import { content } from '../../helpers/hosts/builtSite';
import { countedPage } from '../../helpers/journeys/countedPage';
import { requestInList } from '../../helpers/journeys/requests';
import { expect, test } from '../../helpers/journeys/site';
import { dayFromToday, requestFor, startRequests } from '../../helpers/journeys/storedRequests';

// Each job begins at the list of requests, on a phone that is held in one hand, and may cost a number of taps.

const PHONE = { width: 375, height: 812 };

const GIMBAL = { id: 'no-product', name: 'Three-Axis Gimbal' };
const NGOZI = { name: 'Mrs Ngozi Okafor', phone: '0803 555 1234', email: '' };
const WANTED = 'SL-JRN234';
const [first, second] = content
  .products()
  .map((summary) => content.productRecord(summary))
  .filter(({ stock }) => Number(stock) > 0);

/** The requests of an office: those of one customer and of others, some with the same product. */
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
test.slow();

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
