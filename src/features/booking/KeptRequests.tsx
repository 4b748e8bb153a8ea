import { useLoaded } from '@/ui/lazy/useLoaded';
import { whenIdle } from '@/ui/lazy/whenIdle';
import type { CompanyContacts } from './send';
import { sending } from './waiting/list';

/** Loads the list when the browser is idle, as on every other page, so that it does not delay the form. */
const loadWhenIdle = async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return sending.load();
};

/** The requests that wait for a connection, once they can be shown. */
export function KeptRequests({ company }: { company: CompanyContacts }) {
  const { value } = useLoaded(loadWhenIdle, sending.loaded());
  return value ? <value.WaitingRequests company={company} /> : null;
}
