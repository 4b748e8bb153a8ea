import { expect, it } from 'vitest';
import { exactPrice } from './exactPrice';

it.each([
  [25000, 25000],
  ['NGN 25,000', 25000],
  ['25,000 per day', 25000],
  ['₦25,000 per day', 25000],
  ['₦25,000/day', 25000],
  ['NGN 25,000/day', 25000],
  ['25,000.50 NGN per day', 25000.5],
  ['₦25,000 - ₦40,000', null],
  ['₦25,000 - 40,000', null],
  ['$500', null],
  ['$500 per day', null],
  ['500 USD per day', null],
  ['2 days 9,800', null],
  ['Price on Request', null],
  [undefined, null],
])('the exact amount of the price %j is %j', (price, amount) => {
  expect(exactPrice(price)).toBe(amount);
});
