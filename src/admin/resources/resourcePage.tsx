import type { FieldValues } from 'react-hook-form';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import type { ListName } from './registry';
import type { Resource } from './resource';

/** Returns the page of a resource, which is loaded when it is opened. */
export function resourcePage<C extends ListName, I extends FieldValues, O>(
  load: () => Promise<{ default: Resource<C, I, O> }>,
) {
  return lazyComponent(async () => {
    const [{ ResourceScreen }, { default: resource }] = await Promise.all([
      import('./ResourceScreen'),
      load(),
    ]);
    return { default: () => <ResourceScreen resource={resource} /> };
  });
}
