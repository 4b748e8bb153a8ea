import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { cutText } from '@/domain/text/cleanText';
import type { AnyField } from '../../fields/field';
import { textOf, valueOf } from '../../fields/record';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { adminDate } from '../../layout/adminDate';
import type { Column } from '../column';
import { StatusBadge } from './StatusBadge';

const ID_DISPLAY_CHARS = 8;

const Thumb = styled(DraftPicture)({ width: 56, borderRadius: 8 });

function Quiet({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Typography component="span" variant="body2" color="textSecondary" noWrap title={title}>
      {children}
    </Typography>
  );
}

interface Dated {
  id: string;
  createdAt?: string;
  updatedAt?: string;
}

/** `imageOf` returns the image reference, or '' for none. */
export function imageColumn<T>(
  imageOf: (record: T) => string,
  ratio: readonly [number, number],
): Column<T> {
  return {
    id: 'image',
    label: 'Image',
    card: 'image',
    cell: (record) => <Thumb src={imageOf(record)} alt="" ratio={ratio} sizes="56px" />,
  };
}

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
        <Link
          component="button"
          type="button"
          variant="h6"
          color="inherit"
          underline="hover"
          sx={{ py: 1.25, textAlign: 'start' }}
          data-opens-editor
          onClick={() => onEdit(record.id)}
        >
          {nameOf(record)}
        </Link>
      ) : (
        nameOf(record)
      ),
  };
}

/** Featured records are sorted first. `off` is the label of the others. */
function statusColumn<T extends { isFeatured: boolean }>(off: string): Column<T> {
  return {
    id: 'status',
    label: 'Status',
    card: 'line',
    sortBy: ({ isFeatured }) => (isFeatured ? 0 : 1),
    cell: ({ isFeatured }) => <StatusBadge isOn={isFeatured} on="Featured" off={off} />,
  };
}

/** ID, Date Created and Last Updated. `isMarked`: whether to add '(edited)' to 'Last Updated'. */
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
        <>
          <Quiet>{adminDate(record.updatedAt)}</Quiet>{' '}
          {isMarked?.(record) && <Quiet>(edited)</Quiet>}
        </>
      ),
    },
  ];
  return columns.map((column) => ({ ...column, card: 'line' }));
}

const stringOf = (value: unknown) => (typeof value === 'string' ? value : '');

interface Featurable {
  id: string;
  isFeatured: boolean;
}

/** The image, the title, then the others in the order of the fields. `off`: status of records that are not featured. */
export function columnsOf<T extends Featurable>(
  rows: readonly AnyField[],
  off: string,
): Column<T>[] {
  const columns = rows.flatMap((row): Column<T>[] => {
    const { path: id, name: label, column, shown } = row;
    const text = (record: T) => stringOf(valueOf(record, row));
    if (column === 'image' && shown?.as === 'picture') return [imageColumn(text, shown.ratio)];
    if (column === 'title') return [nameColumn(label, text)];
    if (column === 'status') return [statusColumn(off)];
    if (column !== 'line') return [];
    return [
      {
        id,
        label,
        card: 'line',
        sortBy: (record, content) => textOf(row, record, content),
        cell: (record, { content }) => textOf(row, record, content),
      },
    ];
  });
  const order = ['image', 'title', 'line'];
  return columns.toSorted((a, b) => order.indexOf(a.card) - order.indexOf(b.card));
}
