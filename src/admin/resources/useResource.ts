import { useMemo } from 'react';
import type { Content } from '@/domain/content/content';
import { useEditedContent } from '../store/useEditedContent';
import { recordsOf, type ResourceName, type RecordOf } from './registry';
import type { ResourceData } from './resource';

const NO_IDS: readonly string[] = [];

/** Returns the IDs of the featured records in display order. */
function featuredOrder({ featured }: Content, name: ResourceName): readonly string[] {
  const orders: Partial<Record<ResourceName, readonly string[]>> = featured;
  return orders[name] ?? NO_IDS;
}

/** Subscribes to the records of a resource. */
export function useResource<C extends ResourceName>(
  resource: Pick<ResourceData<C>, 'name' | 'files' | 'defaults'>,
) {
  const { name, files, defaults } = resource;
  const edited = useEditedContent();
  const content = edited?.copy;
  const failed = useMemo(() => edited?.failed.filter(files) ?? [], [edited?.failed, files]);
  const isFailed = failed.length > 0;
  const list: readonly RecordOf<C>[] = content ? recordsOf(content, name) : [];
  return {
    records: isFailed && defaults ? defaults : list,
    /** IDs of the featured records in display order. */
    order: content ? featuredOrder(content, name) : NO_IDS,
    /** The draft content; undefined until the published content and the drafts have been read. */
    content,
    /** Files of the resource that could not be loaded. Defaults for them must not be saved. */
    failed,
    /** Whether editing is disabled: content is loading or missing. */
    isLocked: !edited || isFailed,
  };
}

export type ResourceState<C extends ResourceName> = ReturnType<typeof useResource<C>>;
