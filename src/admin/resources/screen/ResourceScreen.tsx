import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useMemo, type SyntheticEvent } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { featuredOf } from '@/domain/content/readContent';
import type { Content } from '@/domain/content/content';
import { lazyModule, preload } from '@/ui/lazy/lazyModule';
import { CardGrid } from '@/ui/layout/Boxes';
import { LazyDialog } from '../../layout/AdminDialogs';
import { LoadErrorBanner } from '../../layout/StatusAlert';
import { ScreenHeader, ScreenLayout, HeadedSection } from '../../layout/Screen';
import { useIsWide } from '../../layout/useIsWide';
import { useEditor } from '../../forms/useEditor';
import { titleCase } from '../recordNames';
import { FeaturedRecords, FeaturedSection } from '../records/FeaturedSection';
import { RecordsTable } from './RecordsTable';
import type { ResourceName } from '../registry';
import type { Resource } from '../resource';
import { useRecordActions, useResource, type ResourceState } from '../useResource';
import { InlineSelect } from '../../forms/fields/InlineSelect';
import { EmptyNote } from '../../layout/EmptyNote';

interface LoadingRecordsProps {
  labels: { many: string; title: string };
  /** Number of columns of the featured cards; missing for records that cannot be featured. */
  columns: readonly [phone: number, tablet: number, desktop: number] | undefined;
  filter: { label: string; loadingLabel: string } | undefined;
}

function LoadingRecords({ labels, columns, filter }: LoadingRecordsProps) {
  const many = titleCase(labels.many);
  const isWide = useIsWide();
  const note = `Loading ${labels.many}...`;
  return (
    <ScreenLayout>
      <ScreenHeader title={labels.title} />
      {columns && isWide && (
        <FeaturedSection title={`Featured ${many}`} status={note}>
          <CardGrid columns={columns} aria-label={`Featured ${many}`}>
            {Array.from({ length: columns[2] }, (_, index) => (
              <li key={index}>
                <Skeleton height={260} />
              </li>
            ))}
          </CardGrid>
        </FeaturedSection>
      )}
      <HeadedSection title={`All ${many}`}>
        {filter && (
          <InlineSelect
            label={filter.label}
            value=""
            options={[{ value: '', label: filter.loadingLabel }]}
            onChange={() => undefined}
          />
        )}
        <EmptyNote>{note}</EmptyNote>
      </HeadedSection>
    </ScreenLayout>
  );
}

/** Loads the form of a record with the inputs that only this form has. */
export const lazyForm = <C extends ResourceName>({ inputs }: Resource<C>) =>
  lazyModule(async () => {
    const [{ RecordForm }, own] = await Promise.all([import('../RecordForm'), inputs?.()]);
    return { RecordForm, own: own?.default };
  });

interface ScreenProps<C extends ResourceName> {
  resource: Resource<C>;
  form: ReturnType<typeof lazyForm<C>>;
}

interface LoadedScreenProps<C extends ResourceName> extends ScreenProps<C> {
  state: ResourceState<C>;
  content: Content;
}

function LoadedScreen<C extends ResourceName>(props: LoadedScreenProps<C>) {
  const { resource, form, state, content } = props;
  const { records, order, failed, isLocked } = state;
  const { labels, featured, messages, defaults, Actions, Above, Below, Preview } = resource;
  const isWide = useIsWide();
  const { actions, dialog } = useRecordActions(resource);
  const editing = useEditor({ form: resource.name, records, isLocked });
  const { editor, add, open, close, hide, leave } = editing;
  const shown = useMemo(() => featuredOf(records, order), [records, order]);
  const shared = { resource, records, content, isLocked, actions, onEdit: open };
  const section = { content, records, featured: shown, isLocked, onEdit: open };
  /** Loads the editor while a button that opens it is hovered, touched or focused. */
  const handleAim = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest('[data-opens-editor]')) preload(form);
  };
  const notice = failed.length > 0 && (
    <LoadErrorBanner tone={defaults && 'warning'}>{messages.loadFailed(failed)}</LoadErrorBanner>
  );
  const featuredRecords = featured && (
    <FeaturedRecords
      {...shared}
      featured={featured}
      shown={shown}
      notice={notice}
      isFolded={!isWide}
      onAdd={() => add(true)}
    />
  );
  return (
    <ScreenLayout onPointerOver={handleAim} onFocus={handleAim}>
      <ScreenHeader title={labels.title}>
        <Preview {...section} />
        {Actions && <Actions />}
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          data-opens-editor
          disabled={isLocked}
          onClick={() => add()}
        >
          {`Add ${titleCase(labels.one)}`}
        </Button>
      </ScreenHeader>
      {!featured && notice}
      {Above && <Above {...section} />}
      {isWide && featuredRecords}
      <RecordsTable {...shared}>{!isWide && featuredRecords}</RecordsTable>
      {Below && <Below {...section} />}
      {editor && (
        <LazyDialog
          key={editor.record?.id ?? ''}
          part={form}
          title={`${editor.record ? 'Edit' : 'Add'} ${titleCase(labels.one)}`}
          onClose={hide}
        >
          {({ RecordForm, own }) => (
            <RecordForm
              resource={resource}
              editor={editor}
              content={content}
              own={own}
              onSaved={close}
              onLeave={() => void leave()}
            />
          )}
        </LazyDialog>
      )}
      {dialog}
      {editing.dialog}
    </ScreenLayout>
  );
}

function ResourceScreen<C extends ResourceName>(props: ScreenProps<C>) {
  const { resource } = props;
  const { labels, table } = resource;
  const state = useResource(resource);
  if (state.content) return <LoadedScreen {...props} state={state} content={state.content} />;
  return (
    <LoadingRecords labels={labels} columns={resource.featured?.columns} filter={table.filter} />
  );
}

export function resourcePage<C extends ResourceName>(resource: Resource<C>) {
  const form = lazyForm(resource);
  return () => <ResourceScreen resource={resource} form={form} />;
}
