import { useMemo } from 'react';
import type { Content } from '@/domain/content/content';
import { useEditedContent } from '../store/useEditedContent';
import { recordsOf, type ResourceName, type RecordOf } from './registry';
import type { ResourceData } from './resource';

/** Records of a resource and whether they can be edited. */
export interface ResourceState<C extends ResourceName> {
  records: readonly RecordOf<C>[];
  /** IDs of the featured records in display order. */
  order: readonly string[];
  /** The working copy; undefined until the published content and the drafts have been read. */
  content: Content | undefined;
  /** Files of the resource that could not be loaded. Defaults for them must not be saved. */
  failed: readonly string[];
  /** Whether editing is disabled: content is loading or missing, or another tab edits. */
  isLocked: boolean;
}

const NO_IDS: readonly string[] = [];

/** Returns the IDs of the featured records in display order. */
function featuredOrder({ featured }: Content, name: ResourceName): readonly string[] {
  const orders: Partial<Record<ResourceName, readonly string[]>> = featured;
  return orders[name] ?? NO_IDS;
}

/** Subscribes to the records of a resource. */
export function useResource<C extends ResourceName>(
  resource: Pick<ResourceData<C>, 'name' | 'files' | 'defaults'>,
): ResourceState<C> {
  const { name, files, defaults } = resource;
  const edited = useEditedContent();
  const content = edited?.copy;
  const failed = useMemo(() => edited?.failed.filter(files) ?? [], [edited?.failed, files]);
  const isFailed = failed.length > 0;
  const list = content ? recordsOf(content, name) : [];
  return {
    records: isFailed && defaults ? defaults : list,
    order: content ? featuredOrder(content, name) : NO_IDS,
    content,
    failed,
    isLocked: !edited || edited.isLockedByOtherTab || isFailed,
  };
}
