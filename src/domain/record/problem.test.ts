import { expect, it } from 'vitest';
import * as v from 'valibot';
import { idSchema, numberSchema, priceSchema, recordSchema, textListSchema } from './recordSchema';
import { describeReason, parseValue, reasonOf } from './problem';

const schema = recordSchema({
  id: idSchema(),
  price: v.optional(priceSchema()),
  specs: v.optional(textListSchema()),
  stock: v.optional(numberSchema()),
  size: v.optional(v.picklist(['small', 'large'])),
  owner: v.optional(v.union([v.string(), recordSchema({})])),
});

it.each([
  [{}, '“id” is missing'],
  [{ id: ' ' }, '“id” must not be empty'],
  [{ id: 5 }, '“id” must be text in quotation marks, but it is 5'],
  [{ id: 'a', stock: '3' }, '“stock” must be a number without quotation marks, but it is "3"'],
  [{ id: 'a', stock: Infinity }, '“stock” must be finite'],
  [
    { id: 'a', price: true },
    '“price” must be text in quotation marks or a number without quotation marks, but it is true',
  ],
  [{ id: 'a', specs: 'x' }, '“specs” must be a list in square brackets, but it is "x"'],
  [{ id: 'a', specs: [{}] }, '“specs.0” must be text in quotation marks, but it is an object'],
  [
    { id: 'a', owner: [] },
    '“owner” must be text in quotation marks or an object in curly brackets, but it is a list',
  ],
  [{ id: 'a', size: 'medium' }, '“size” is not valid'],
  ['text', 'it must be an object'],
])('%j cannot be read because %s', (value, text) => {
  const { issues } = parseValue(schema, value);
  expect(issues && describeReason(reasonOf(issues[0]))).toBe(text);
});

it('A reason does not name the field if the reader knows it', () => {
  const { issues } = parseValue(schema, { id: 5 });
  expect(issues && describeReason(reasonOf(issues[0], ''))).toBe(
    'it must be text in quotation marks, but it is 5',
  );
});
