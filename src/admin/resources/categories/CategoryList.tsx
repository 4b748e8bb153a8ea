import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Category } from '@/domain/category/schema';
import { PAGE_SIZE } from '../column';
import { clampPage, pageCount, pageNumbers, pageSlice } from '@/domain/listing/paging';
import { StatusBadge } from '../records/StatusBadge';
import { IconButton } from '@/ui/form/IconButton';
import { Pager } from '@/ui/list/Pager';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto auto auto',
    alignItems: 'center',
    gap: 8,
    minHeight: 64,
    overflowWrap: 'anywhere',
  },
  '& li + li': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& small': { color: theme.vars?.palette.text.secondary, fontSize: '0.875rem' },
  '& strong': { fontWeight: 600 },
}));

interface CategoryListProps {
  categories: readonly Category[];
  /** Returns the usage of a category as text, such as '3 products'. */
  usage: (category: Category) => string;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

/** List of the categories of a kind with their usage, ten per page. */
export function CategoryList({ categories, usage, onEdit, onDelete }: CategoryListProps) {
  const [wanted, setWanted] = useState(1);
  const pages = pageCount(categories.length, PAGE_SIZE);
  const page = clampPage(wanted, categories.length, PAGE_SIZE);
  if (categories.length === 0)
    return <Typography color="textSecondary">No categories yet.</Typography>;
  return (
    <>
      <List aria-label="Categories">
        {pageSlice(categories, page, PAGE_SIZE).map((category) => (
          <li key={category.id}>
            <span>
              <strong>{category.name}</strong>
              <br />
              <small>{usage(category)}</small>
            </span>
            <StatusBadge isOn={!category.isActive} on="Hidden" off="Active" />
            <IconButton aria-label={`Edit ${category.name}`} onClick={() => onEdit(category)}>
              <EditIcon fontSize="small" />
            </IconButton>
            <IconButton aria-label={`Delete ${category.name}`} onClick={() => onDelete(category)}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          </li>
        ))}
      </List>
      {pages > 1 && (
        <Pager
          label="Category pages"
          page={page}
          pages={pages}
          numbers={pageNumbers(page, pages)}
          onPage={setWanted}
        />
      )}
    </>
  );
}
