import { useState } from 'react';
import { newId } from '@/domain/text/ids';

/**
 * The id of the record that an editor writes: its own, or a new one that is drawn once. After a failed save the new
 * record is in this tab's memory; saving again must write that one and make no second.
 */
export function useRecordId(record: { id: string } | undefined, prefix: string): string {
  const [id] = useState(() => record?.id ?? newId(prefix, Math.random));
  return id;
}
