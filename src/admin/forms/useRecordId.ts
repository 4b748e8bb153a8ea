import { useState } from 'react';
import { newId } from '@/domain/text/ids';

/**
 * Returns the id of the record that an editor saves: its own, or a new one that is generated once.
 * After a failed save, the new record is in the memory of this tab. Saving again must update it
 * instead of creating a second one.
 */
export function useRecordId(record: { id: string } | undefined, prefix: string): string {
  const [id] = useState(() => record?.id ?? newId(prefix, Math.random));
  return id;
}
