import { styled } from '@mui/material/styles';
import { cutText } from '@/domain/text/cutText';
import { adminDate } from '../../layout/adminDate';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { StatusBadge } from './StatusBadge';
import type { Column } from '../column';

const ID_DISPLAY_CHARS = 8;

const Thumb = styled('span')({ display: 'block', width: 72, '& > span': { borderRadius: 8 } });

const Quiet = styled('span')(({ theme }) => ({
  color: theme.vars?.palette.text.secondary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // In a table, the mark is below the date, because the columns are narrow.
  'td > & > span': { display: 'block', fontSize: '0.8125rem' },
}));

const Name = styled('button')(({ theme }) => ({
  display: 'inline',
  padding: '10px 0',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: theme.vars?.palette.primary.main },
}));

interface Dated {
  id: string;
  createdAt?: string;
  updatedAt?: string;
}

/**
 * Returns a column with a thumbnail in each row.
 * @param imageOf returns the image reference, or '' for none
 */
export function imageColumn<T>(
  imageOf: (record: T) => string,
  ratio: readonly [number, number],
): Column<T> {
  return {
    id: 'image',
    label: 'Image',
    card: 'image',
    cell: (record) => (
      <Thumb>
        <DraftPicture src={imageOf(record)} alt="" ratio={ratio} sizes="72px" />
      </Thumb>
    ),
  };
}

/** Returns a column with the name of each record, which opens its editor. */
export function nameColumn<T extends { id: string }>(
  label: string,
  nameOf: (record: T) => string,
): Column<T> {
  return {
    id: label.toLowerCase(),
    label,
    card: 'title',
    sortBy: nameOf,
    cell: (record, { onEdit }) =>
      onEdit ? (
        <Name type="button" data-opens-editor onClick={() => onEdit(record.id)}>
          {nameOf(record)}
        </Name>
      ) : (
        nameOf(record)
      ),
  };
}

/**
 * Returns a column with the featured status. Featured records are sorted first.
 * @param off label of records that are not featured
 */
export function statusColumn<T extends { isFeatured: boolean }>(off: string): Column<T> {
  return {
    id: 'status',
    label: 'Status',
    card: 'line',
    sortBy: ({ isFeatured }) => (isFeatured ? 0 : 1),
    cell: ({ isFeatured }) => <StatusBadge isOn={isFeatured} on="Featured" off={off} />,
  };
}

/**
 * Returns the columns ID, Date Created and Last Updated.
 * @param isMarked whether to add '(edited)' to 'Last Updated'
 */
export function originColumns<T extends Dated>(isMarked?: (record: T) => boolean): Column<T>[] {
  const columns: Omit<Column<T>, 'card'>[] = [
    {
      id: 'id',
      label: 'ID',
      sortBy: ({ id }) => id,
      cell: ({ id }) => <Quiet title={id}>{cutText(id, ID_DISPLAY_CHARS) || 'N/A'}</Quiet>,
    },
    {
      id: 'created',
      label: 'Date Created',
      sortBy: ({ createdAt = '' }) => createdAt,
      cell: ({ createdAt }) => <Quiet>{adminDate(createdAt)}</Quiet>,
    },
    {
      id: 'updated',
      label: 'Last Updated',
      sortBy: ({ updatedAt = '' }) => updatedAt,
      cell: (record) => (
        <Quiet>
          {adminDate(record.updatedAt)}
          {isMarked?.(record) && <span> (edited)</span>}
        </Quiet>
      ),
    },
  ];
  return columns.map((column) => ({ ...column, card: 'line' }));
}
