import type { Unit } from '../schema';

export const sampleUnit = (code: string, changes: Partial<Unit> = {}): Unit => ({
  id: `unit-${code}`,
  productId: 'zoom',
  code,
  formerCodes: {},
  serial: '',
  note: '',
  bought: '',
  state: 'inUse',
  repairs: [],
  updatedAt: '2026-11-20T09:00:00.000Z',
  ...changes,
});
