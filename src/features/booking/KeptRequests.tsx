import type { WaitingRequest } from '@/domain/booking/waitingRequest';
import { lazyModule } from '@/ui/lazy/lazyModule';
import { useLoaded } from '@/ui/lazy/useLoaded';
import type { CompanyContacts } from './send';

/** Loaded after the page: every page needs it then, and none before. */
const waiting = lazyModule(() => import('./waiting'));

/** The requests that wait for a connection, once they can be shown. */
export function KeptRequests({ company }: { company: CompanyContacts }) {
  const { value } = useLoaded(waiting.load, waiting.loaded());
  return value ? <value.WaitingRequests company={company} /> : null;
}

/** Keeps a request until there is a connection. Rejects if it cannot be stored. */
export async function keepUntilConnected(request: Omit<WaitingRequest, 'state'>): Promise<void> {
  // Without retrying, which would wait for a connection.
  await waiting.prefetch();
  const loaded = waiting.loaded();
  if (!loaded) throw new Error('The list of waiting requests could not be loaded.');
  await loaded.keepRequest(request);
}
