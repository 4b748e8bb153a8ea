import { expect, it, vi } from 'vitest';

vi.mock('idb-keyval', () => ({}));
const { recordShapeOf, withOwnLetter } = await import('./localRecords');

it('Every kind of record has its fields and their defaults', () => {
  expect(recordShapeOf('request:SL-AAA222').fields).toEqual(
    expect.arrayContaining(['ref', 'status', 'payments', 'documents', 'log']),
  );
  expect(recordShapeOf('request:SL-AAA222').defaults).toMatchObject({
    status: 'new',
    payments: [],
  });
  expect(recordShapeOf('customer:c1').fields).toEqual(expect.arrayContaining(['id', 'name']));
  expect(recordShapeOf('settings').defaults).toMatchObject({ deviceLetter: '' });
});

it('Documents have the letter of the device once a second one is linked', () => {
  const letterOf = (device: { letter: string; isOnly: boolean }) =>
    (withOwnLetter({}, device)['settings'] as { deviceLetter: string } | undefined)?.deviceLetter;
  expect(letterOf({ letter: 'B', isOnly: true })).toBeUndefined();
  expect(letterOf({ letter: 'B', isOnly: false })).toBe('B');
});
