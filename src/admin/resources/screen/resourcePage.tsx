import { lazyComponent } from '@/ui/lazy/lazyComponent';
import type { ResourceName } from '../registry';
import type { Resource } from '../resource';
import { ResourceScreen } from './ResourceScreen';

/** Returns the page of a resource, which is loaded when it is opened. */
export function resourcePage<C extends ResourceName>(
  load: () => Promise<{ default: Resource<C> }>,
) {
  return lazyComponent(async () => {
    const { default: resource } = await load();
    return { default: () => <ResourceScreen resource={resource} /> };
  });
}
