import type { Unit } from '../schema';
import { newUnit } from './unitStates';

export const sampleUnit = (code: string, changes: Partial<Unit> = {}): Unit =>
  newUnit({ id: `unit-${code}`, productId: 'zoom', code, ...changes });
