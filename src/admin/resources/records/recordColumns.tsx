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
  // Under its date in a table, whose columns are narrow.
  'td > & > span': { display: 'block', fontSize: '0.8125rem' },
}));

interface Dated {
  id: string;
  createdAt: string;
  updatedAt: string;
}

/**
 * A small picture in each row.
 * @param pictureOf its reference; '' where there is none
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
 * Whether a record is featured (back-office.md §5); featured ones are sorted first.
 * @param off the word for one that is not
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
 * ID, Date Created and Last Updated (back-office.md §2).
 * @param isMarked whether 'Last Updated' says '(edited)' too
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

/** The buttons of each row, which are named by what `nameOf` gives. */
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
