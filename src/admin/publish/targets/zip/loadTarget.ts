import type { PublishTarget } from '../../publishTarget';

/** Loads the target. */
export async function loadZip(): Promise<PublishTarget> {
  return (await import('./target')).zipTarget;
}
