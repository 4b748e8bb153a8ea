import { withTimeout } from '@/api/timeouts';
import { sending } from './waiting/list';

/** Time in ms that it may take to load. It begins when the page is opened, so it has usually been loaded long before. */
const LIMIT_MS = 10_000;

/**
 * Returns the module that sends requests. Rejects if it cannot be loaded within 10 s. It is not tried again, because that
 * would wait for a connection.
 */
export async function loadSending() {
  if (!sending.loaded()) await withTimeout(sending.prefetch(), LIMIT_MS);
  const loaded = sending.loaded();
  if (!loaded) throw new Error('The part that sends requests could not be loaded.');
  return loaded;
}
