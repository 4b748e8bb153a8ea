import { styled } from '@mui/material/styles';
import { cutText } from '@/domain/text/cutText';
import { ID_DISPLAY_CHARS } from '@/domain/text/limits';
import { adminDate } from '../../forms/layout/adminDate';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { RecordButtons, type RecordButtonsProps } from './RecordButtons';
import { RowActions } from './RowActions';
import { StatusBadge } from './StatusBadge';
import type { TableColumn } from '../table';

const Thumb = styled('span')({ display: 'block', width: 72, '& > span': { borderRadius: 8 } });

const Quiet = styled('span')(({ theme }) => ({
  color: theme.vars?.palette.text.secondary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // In a table, the mark is below the date, because the columns are narrow.
  'td > & > span': { display: 'block', fontSize: '0.8125rem' },
}));

interface Dated {
  id: string;
  createdAt: string;
  updatedAt: string;
}

/**
 * Returns a column with a thumbnail in each row.
 * @param pictureOf returns the picture reference, or '' for none
 */
export function imageColumn<T>(
  pictureOf: (record: T) => string,
  ratio: readonly [number, number],
): TableColumn<T> {
  return {
    id: 'image',
    label: 'Image',
    card: 'picture',
    canHide: true,
    cell: (record) => (
      <Thumb>
        <DraftPicture src={pictureOf(record)} alt="" ratio={ratio} sizes="72px" />
      </Thumb>
    ),
  };
}

/**
 * Returns a column with the featured status. Featured records are sorted first.
 * @param off label of records that are not featured
 */
export function statusColumn<T extends { isFeatured: boolean }>(off: string): TableColumn<T> {
  return {
    id: 'status',
    label: 'Status',
    card: 'line',
    canHide: true,
    sortBy: ({ isFeatured }) => (isFeatured ? 0 : 1),
    cell: ({ isFeatured }) => <StatusBadge isOn={isFeatured} on="Featured" off={off} />,
  };
}

/**
 * Returns the columns ID, Date Created and Last Updated.
 * @param isMarked whether to add '(edited)' to 'Last Updated'
 */
export function originColumns<T extends Dated>(
  isMarked?: (record: T) => boolean,
): TableColumn<T>[] {
  const columns: Omit<TableColumn<T>, 'card' | 'canHide'>[] = [
    {
      id: 'id',
      label: 'ID',
      sortBy: ({ id }) => id,
      cell: ({ id }) => <Quiet title={id}>{cutText(id, ID_DISPLAY_CHARS) || 'N/A'}</Quiet>,
    },
    {
      id: 'created',
      label: 'Date Created',
      sortBy: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Quiet>{adminDate(createdAt)}</Quiet>,
    },
    {
      id: 'updated',
      label: 'Last Updated',
      sortBy: ({ updatedAt }) => updatedAt,
      cell: (record) => (
        <Quiet>
          {adminDate(record.updatedAt)}
          {isMarked?.(record) && <span> (edited)</span>}
        </Quiet>
      ),
    },
  ];
  return columns.map((column) => ({ ...column, card: 'line', canHide: true }));
}

/**
 * Returns a column with the action buttons of each row. `nameOf` returns the name for their
 * accessible names.
 */
export function actionsColumn<T extends { isFeatured: boolean }>(
  nameOf: (record: T) => string,
  buttons: Omit<RecordButtonsProps<T>, 'record' | 'name'>,
): TableColumn<T> {
  return {
    id: 'actions',
    label: 'Actions',
    card: 'actions',
    canHide: false,
    align: 'end',
    cell: (record) => (
      <RowActions>
        <RecordButtons record={record} name={nameOf(record)} {...buttons} />
      </RowActions>
    ),
  };
}
