import { readActivityRequest, type ActivityRequest } from '@/domain/activity/schema';

/**
 * Listens for the public `addActivity` event on `window`.
 * @returns a function that removes the listener
 */
export function listenForActivities(add: (request: ActivityRequest) => void): () => void {
  const handle = (event: Event) => {
    const request = readActivityRequest(event instanceof CustomEvent ? event.detail : undefined);
    if (request) add(request);
  };
  window.addEventListener('addActivity', handle);
  return () => window.removeEventListener('addActivity', handle);
}
