import type { WaitingRequest } from '@/domain/booking/waitingRequest';
import { lazyModule } from '@/ui/lazy/lazyModule';
import { useLoaded } from '@/ui/lazy/useLoaded';
import { whenIdle } from '@/ui/lazy/whenIdle';
import type { CompanyContacts } from './send';

const waiting = lazyModule(() => import('./waiting'));

/** Loads the list when the browser is idle, as on every other page, so that it does not delay the form. */
const loadWhenIdle = async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return waiting.load();
};

/** The requests that wait for a connection, once they can be shown. */
export function KeptRequests({ company }: { company: CompanyContacts }) {
  const { value } = useLoaded(loadWhenIdle, waiting.loaded());
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
