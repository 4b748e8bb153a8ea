import type { Service } from '@/domain/service/schema';
import type { ResourceMessages } from '../resource';

const SERVICES_TOAST_MS = 3000;
const HEADER_TOAST_MS = 2000;

const hasTarget = () => Boolean(import.meta.env.VITE_PUBLISH_TARGET);

const failed = 'Failed to save changes. Please try again.';

export const serviceMessages: ResourceMessages<Service> = {
  failed: () => failed,
  isFailedToast: true,
  stored(done, count) {
    if (!hasTarget()) return 'Changes would be saved in a real app';
    const verb = done === 'deleted' ? 'deleted' : 'saved';
    return `${count > 1 ? 'Services' : 'Service'} ${verb}. Publish to update the website.`;
  },
  toastMs: SERVICES_TOAST_MS,
  loadFailed: () =>
    'The services could not be loaded. Default services are shown and cannot be edited until loading succeeds.',
};

export const headerMessages = {
  label: 'Header text of the services changed',
  stored: 'Header text updated',
  storedMs: HEADER_TOAST_MS,
  failed,
  failedMs: SERVICES_TOAST_MS,
};
