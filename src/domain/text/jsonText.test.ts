import { expect, it } from 'vitest';
import { jsonText } from './jsonText';

it('keeps numbers that JavaScript cannot represent, among texts that look like them', () => {
  const text = '{"a":1e400,"b":["number 1e999",-1e400,null,{"number ~1e999":1e308}],"__proto__":2}';
  const value = JSON.parse(text) as unknown;
  expect(JSON.parse(jsonText(value))).toEqual(value);
  expect(JSON.parse(jsonText(value, 2))).toEqual(value);
  expect(jsonText(value)).toContain('"a":1e999,"b":["number 1e999",-1e999,null');
  expect(jsonText({ a: [1, 'x'] }, 2)).toBe(JSON.stringify({ a: [1, 'x'] }, null, 2));
});
