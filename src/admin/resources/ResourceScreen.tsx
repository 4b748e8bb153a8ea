import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { featuredOf } from '@/domain/content/serializeRecords';
import type { Content } from '@/domain/content/content';
import { PageHead } from '@/ui/head/PageHead';
import { LoadErrorBanner } from '../forms/layout/LoadErrorBanner';
import { ScreenHeader, ScreenLayout } from '../forms/layout/ScreenHeader';
import { titleCase } from './labels';
import { LoadingRecords } from './LoadingRecords';
import { FeaturedRecords } from './records/FeaturedRecords';
import { RecordsTable } from './RecordsTable';
import type { ListName } from './registry';
import type { Resource } from './resource';
import { ResourceForm } from './form/ResourceForm';
import { useRecordActions } from './useRecordActions';
import { useRecordEditor } from './form/useRecordEditor';
import { useResource, type ResourceState } from './useResource';

interface ScreenProps<C extends ListName, I extends FieldValues, O> {
  resource: Resource<C, I, O>;
}

interface LoadedScreenProps<C extends ListName, I extends FieldValues, O> extends ScreenProps<
  C,
  I,
  O
> {
  state: ResourceState<C>;
  content: Content;
}

function LoadedScreen<C extends ListName, I extends FieldValues, O>(
  props: LoadedScreenProps<C, I, O>,
) {
  const { resource, state, content } = props;
  const { records, order, failed, isLocked } = state;
  const { labels, featured, messages, defaults, form, Actions, Above, Below, Preview } = resource;
  const { actions, confirm, dialog } = useRecordActions(resource);
  const dialogs = useRecordEditor(form.autosave, records, isLocked, confirm);
  const { editor, add, open, close, leave } = dialogs;
  const shown = useMemo(() => featuredOf(records, order), [records, order]);
  const section = { content, records, featured: shown, isLocked, onEdit: open };
  const notice = failed.length > 0 && (
    <LoadErrorBanner tone={defaults && 'warning'}>{messages.loadFailed(failed)}</LoadErrorBanner>
  );
  return (
    <ScreenLayout>
      <ScreenHeader title={labels.title}>
        <Preview {...section} />
        {Actions && <Actions />}
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          disabled={isLocked}
          onClick={() => add()}
        >
          {`Add ${titleCase(labels.one)}`}
        </Button>
      </ScreenHeader>
      {!featured && notice}
      {Above && <Above {...section} />}
      {featured && (
        <FeaturedRecords
          resource={resource}
          featured={featured}
          shown={shown}
          records={records}
          content={content}
          isLocked={isLocked}
          notice={notice}
          actions={actions}
          onEdit={open}
          onAdd={() => add(true)}
        />
      )}
      <RecordsTable
        resource={resource}
        records={records}
        content={content}
        isLocked={isLocked}
        actions={actions}
        onEdit={open}
      />
      {Below && <Below {...section} />}
      {editor && (
        <ResourceForm
          key={editor.id}
          resource={resource}
          editor={editor}
          content={content}
          onSaved={close}
          onLeave={() => void leave()}
        />
      )}
      {dialog}
    </ScreenLayout>
  );
}

/** Screen of a resource: its featured records, all records in a table, and the editor. */
export function ResourceScreen<C extends ListName, I extends FieldValues, O>(
  props: ScreenProps<C, I, O>,
) {
  const { resource } = props;
  const { labels, editor, table } = resource;
  const state = useResource(resource);
  return (
    <>
      <PageHead title={labels.title} description="" path={editor} isPrivate />
      {state.content ? (
        <LoadedScreen resource={resource} state={state} content={state.content} />
      ) : (
        <LoadingRecords
          labels={labels}
          columns={resource.featured?.columns}
          filter={table.filter?.loadingLabel}
        />
      )}
    </>
  );
}
