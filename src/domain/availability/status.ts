export interface AvailabilityStatus {
  /** 'partly': fewer than the stock, at least one. */
  kind: 'available' | 'partly' | 'booked';
  available: number;
  stock: number;
}

/** @param held the highest quantity that is held on any one of the days */
export function statusOf(stock: number, held: number): AvailabilityStatus {
  const available = Math.max(0, stock - held);
  if (available === 0) return { kind: 'booked', available, stock };
  return { kind: available < stock ? 'partly' : 'available', available, stock };
}

export function statusText({ kind, available, stock }: AvailabilityStatus): string {
  if (kind === 'booked') return 'Booked on your dates';
  return kind === 'available' ? 'Available' : `${available} of ${stock} available`;
}

/** '2 requested, 1 available: we will suggest an alternative'. @param word 'in stock' if no dates are chosen */
export function shortageText(
  requested: number,
  available: number,
  word: 'available' | 'in stock' = 'available',
): string | undefined {
  if (requested <= available) return undefined;
  return `${requested} requested, ${available} ${word}: we will suggest an alternative`;
}

/** ' (4 of 8 not free on these dates)', for an estimate. '' if all is free, or if nothing is known. */
export function notFreeText(
  lines: readonly { quantity: number; available?: number | undefined }[],
): string {
  const missing = lines.map(({ quantity, available = quantity }) =>
    Math.max(0, quantity - available),
  );
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const count = sumOf(missing);
  const all = sumOf(lines.map(({ quantity }) => quantity));
  return count > 0 ? ` (${count} of ${all} not free on these dates)` : '';
}
