import { useMemo } from 'react';
import type { Content } from '@/domain/content/content';
import { useConfirm } from '../layout/AdminDialogs';
import { useAdminDispatch } from '../store/hooks';
import { useEditedContent } from '../store/useEditedContent';
import { deletionQuestion } from './deletionQuestion';
import { recordsOf, type ResourceName, type RecordOf } from './registry';
import type { ResourceData } from './resource';
import { moveRecords, duplicateRecord, featureRecords, removeRecords } from './thunks';

const NO_IDS: readonly string[] = [];

function featuredOrder({ featured }: Content, name: ResourceName): readonly string[] {
  const orders: Partial<Record<ResourceName, readonly string[]>> = featured;
  return orders[name] ?? NO_IDS;
}

export function useResource<C extends ResourceName>(
  resource: Pick<ResourceData<C>, 'name' | 'files' | 'defaults'>,
) {
  const { name, files, defaults } = resource;
  const edited = useEditedContent();
  const content = edited?.content;
  const failed = useMemo(() => edited?.failed.filter(files) ?? [], [edited?.failed, files]);
  const isFailed = failed.length > 0;
  const list: readonly RecordOf<C>[] = content ? recordsOf(content, name) : [];
  return {
    records: isFailed && defaults ? defaults : list,
    order: content ? featuredOrder(content, name) : NO_IDS,
    /** The draft content; undefined until the published content and the drafts have been read. */
    content,
    /** Files of the resource that could not be loaded. Defaults for them must not be saved. */
    failed,
    isLocked: !edited || isFailed,
  };
}

export type ResourceState<C extends ResourceName> = ReturnType<typeof useResource<C>>;

/** Actions of a list. They take IDs and are stable, so that rows do not render again. */
export interface RecordActions {
  duplicate?: (id: string) => void;
  /** Resolves to whether the change was stored. */
  feature: (ids: readonly string[], isFeatured: boolean) => Promise<boolean>;
  /** Moves records to an index among the others, or among the other featured ones, see `moveRecords`. */
  move: (ids: readonly string[], to: number, isFeatured?: boolean) => void;
  /** Deletes records after a confirmation. Resolves to whether they were deleted. */
  remove: (ids: readonly string[]) => Promise<boolean>;
}

export interface RecordsProps<C extends ResourceName, R = ResourceData<C>> {
  resource: R;
  records: readonly RecordOf<C>[];
  content: Content;
  isLocked: boolean;
  actions: RecordActions;
  onEdit: (id: string) => void;
}

/** Returns the actions of a list, and the confirmation dialog, which the component must render. */
export function useRecordActions<C extends ResourceName>(resource: ResourceData<C>) {
  const dispatch = useAdminDispatch();
  const { confirm, dialog } = useConfirm();
  const actions = useMemo(
    (): RecordActions => ({
      ...(resource.withName && {
        duplicate: (id: string) => void dispatch(duplicateRecord(resource, id)),
      }),
      feature: (ids, isFeatured) => dispatch(featureRecords(resource, ids, isFeatured)),
      move: (ids, to, isFeatured) => void dispatch(moveRecords(resource, ids, to, isFeatured)),
      remove: async (ids) =>
        (await confirm(dispatch(deletionQuestion(resource, ids)))) &&
        dispatch(removeRecords(resource, ids)),
    }),
    [dispatch, confirm, resource],
  );
  return { actions, dialog };
}
