import { expect, it } from 'vitest';
import { withChecklist, withoutDoublePieces } from '@/domain/rental/handover';
import { requestItem, sampleRequest } from '@/domain/rental/rentalFixture';
import { inputOf, inputsOf } from './PieceFields';

it('Input for a piece that existed twice is kept when the piece is removed', () => {
  const items = [requestItem('kit', 'Light kit', 2)];
  const contentsOf = () => ['Lamp', 'Stand'];
  const confirmed = sampleRequest({ status: 'confirmed', items });
  const [here, there] = [Math.random, Math.random].map(
    (random) => withChecklist(null, confirmed, contentsOf, random).checklist,
  );
  const [lamp, stand] = here!;
  const typed = {
    [lamp!.id]: { ...inputOf(lamp!), state: 'damaged' as const, note: 'Bent', charge: '5,000' },
    [stand!.id]: { ...inputOf(stand!), state: 'returned' as const },
  };
  expect(inputsOf(here!, typed)).toEqual(typed);
  const packed = there!.map((piece) => ({ ...piece, isPacked: true }));
  const joined = withoutDoublePieces({ items, checklist: [...here!, ...packed] });
  expect(joined).toEqual(packed);
  const shown = inputsOf(joined, typed);
  expect(
    joined.map(({ id, name, unit }) => [name, unit, shown[id]?.state, shown[id]?.note]),
  ).toEqual([
    ['Lamp', 1, 'damaged', 'Bent'],
    ['Stand', 1, 'returned', ''],
    ['Lamp', 2, undefined, undefined],
    ['Stand', 2, undefined, undefined],
  ]);
  const retyped = { ...typed, [joined[0]!.id]: { ...inputOf(joined[0]!), note: 'Broken' } };
  expect(inputsOf(joined, retyped)[joined[0]!.id]?.note).toBe('Broken');
});
