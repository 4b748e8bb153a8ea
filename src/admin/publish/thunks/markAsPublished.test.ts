import { expect, it } from 'vitest';
import { entryAfterPublish } from './publishChanges';

const [base, sent, later] = ['₦20,000', '₦30,000', '₦31,000'].map((price) => ({ id: 'p1', price }));
const published = { ...sent, slug: 'p1' };

it.each([
  ['unchanged: removed', { base, draft: sent }, null],
  [
    'changed since: based on the published record',
    { base, draft: later },
    { base: published, draft: later },
  ],
  ['discarded since: a change, too', null, { base: published, draft: base }],
])('A draft after its publication is %s', (_name, now, expected) => {
  expect(entryAfterPublish(now, { base, draft: sent }, published)).toEqual(expected);
});
