import * as v from 'valibot';
import { unitSchema, type Unit } from '../schema';

export const sampleUnit = (code: string, changes: Partial<Unit> = {}): Unit =>
  v.parse(unitSchema, {
    id: `unit-${code}`,
    productId: 'zoom',
    code,
    updatedAt: '2026-11-20T09:00:00.000Z',
    ...changes,
  });
