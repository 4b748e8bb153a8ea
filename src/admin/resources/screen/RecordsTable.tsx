import Button from '@mui/material/Button';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Content } from '@/domain/content/content';
import { lazyModule } from '@/ui/lazy/lazyModule';
import { ORDER_IDS } from '@/domain/content/contentModel';
import { searchTextOf } from '../../fields/record';
import { InlineSelect } from '../../forms/fields/InlineSelect';
import { LazyDialog } from '../../layout/AdminDialogs';
import { HeadedSection } from '../../layout/Screen';
import { useAdminDispatch } from '../../store/hooks';
import { CsvButtons } from '../csv/CsvButtons';
import { writeRecordsCsv } from '../csv/recordsCsv';
import { titleCase } from '../recordNames';
import { rowActionsOf } from '../records/rowActions';
import { isFeaturedRecord, type ResourceName, type RecordOf } from '../registry';
import type { BulkChoice, Resource, ResourceData } from '../resource';
import type { RecordActions, RecordsProps } from '../useResource';
import { DataTable } from '../table/DataTable';
import { changeRecords } from '../thunks';

const importDialog = lazyModule(() => import('../csv/ImportDialog'));

interface BulkActionsProps<C extends ResourceName> {
  resource: ResourceData<C>;
  choices: readonly BulkChoice<RecordOf<C>>[];
  ids: readonly string[];
  content: Content;
  actions: RecordActions;
  clear: () => void;
}

/** Whether visitors see the order of the records. */
const isOrdered = ({ name }: { name: ResourceName }) => ORDER_IDS.includes(name);

function BulkActions<C extends ResourceName>(props: BulkActionsProps<C>) {
  const { resource, choices, ids, content, actions, clear } = props;
  const dispatch = useAdminDispatch();
  const handleDelete = async () => {
    if (await actions.remove(ids)) clear();
  };
  const handleChoice = ({ change, done }: BulkChoice<RecordOf<C>>, value: string) => {
    if (value === '') return;
    const changed = changeRecords(
      resource,
      ids,
      (record, now) => change(record, value, now),
      (now) => done(value, now),
    );
    void dispatch(changed);
  };
  return (
    <>
      {resource.featured && (
        <>
          <Button variant="outlined" onClick={() => void actions.feature(ids, true)}>
            Feature
          </Button>
          <Button variant="outlined" onClick={() => void actions.feature(ids, false)}>
            Unfeature
          </Button>
        </>
      )}
      {isOrdered(resource) && (
        <>
          <Button variant="outlined" onClick={() => actions.move(ids, 0)}>
            Move to top
          </Button>
          <Button variant="outlined" onClick={() => actions.move(ids, Infinity)}>
            Move to bottom
          </Button>
        </>
      )}
      {choices.map((choice) => (
        <InlineSelect
          key={choice.label}
          label={choice.label}
          value=""
          options={[{ value: '', label: choice.placeholder }, ...choice.options(content)]}
          onChange={(value) => handleChoice(choice, value)}
        />
      ))}
      <Button variant="outlined" color="error" onClick={() => void handleDelete()}>
        Delete
      </Button>
    </>
  );
}

export function RecordsTable<C extends ResourceName>(
  props: RecordsProps<C, Resource<C>> & { children: ReactNode },
) {
  const { resource, records, content, isLocked, actions, onEdit } = props;
  const { labels, nameOf, fields, table, featured, bulk = [] } = resource;
  const [file, setFile] = useState<File>();
  // An import that continues behind its closed dialog does not close that of another file.
  const closeImport = () => setFile((shown) => (shown === file ? undefined : shown));
  const searchText = useMemo(
    () => table.searchText ?? searchTextOf(fields),
    [table.searchText, fields],
  );
  const label = `All ${titleCase(labels.many)}`;
  const isFull = records.filter(isFeaturedRecord).length >= (featured?.limit ?? Infinity);
  const actionsOf = useCallback(
    (record: RecordOf<C>) =>
      rowActionsOf({
        id: record.id,
        isFeatured: featured && isFeaturedRecord(record),
        actions,
        onEdit,
        isFull,
        isLocked,
      }),
    [featured, actions, onEdit, isFull, isLocked],
  );
  return (
    <HeadedSection title={label}>
      <DataTable
        {...table}
        searchText={searchText}
        label={label}
        labels={labels}
        records={records}
        content={content}
        nameOf={nameOf}
        onMove={isOrdered(resource) ? actions.move : undefined}
        isLocked={isLocked}
        onEdit={isLocked ? undefined : onEdit}
        actionsOf={actionsOf}
        renderBulkActions={
          isLocked
            ? undefined
            : (ids, clear) => (
                <BulkActions
                  resource={resource}
                  choices={bulk}
                  ids={ids}
                  content={content}
                  actions={actions}
                  clear={clear}
                />
              )
        }
        renderTools={(found) => (
          <CsvButtons
            noun={labels.many}
            write={() => writeRecordsCsv(resource, found())}
            onFile={isLocked ? undefined : setFile}
          />
        )}
      >
        {props.children}
      </DataTable>
      {file && (
        <LazyDialog
          part={importDialog}
          title={`Import ${titleCase(labels.many)}`}
          onClose={closeImport}
        >
          {({ ImportDialog }) => (
            <ImportDialog resource={resource} file={file} content={content} onClose={closeImport} />
          )}
        </LazyDialog>
      )}
    </HeadedSection>
  );
}
