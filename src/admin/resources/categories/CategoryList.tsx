import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Category } from '@/domain/category/schema';
import { PAGE_SIZE } from '../column';
import { clampPage, pageCount, pageNumbers, pageSlice } from '@/domain/listing/paging';
import { TooltipButton } from '../../layout/TooltipButton';
import { StatusBadge } from '../records/StatusBadge';
import { Pager } from '@/ui/list/Pager';

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
      <List disablePadding aria-label="Categories">
        {pageSlice(categories, page, PAGE_SIZE).map((category) => (
          <ListItem key={category.id} disableGutters divider>
            <ListItemText primary={<strong>{category.name}</strong>} secondary={usage(category)} />
            <StatusBadge isOn={!category.isActive} on="Hidden" off="Active" />
            <TooltipButton label={`Edit ${category.name}`} onClick={() => onEdit(category)}>
              <EditIcon fontSize="small" />
            </TooltipButton>
            <TooltipButton label={`Delete ${category.name}`} onClick={() => onDelete(category)}>
              <DeleteIcon fontSize="small" />
            </TooltipButton>
          </ListItem>
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
