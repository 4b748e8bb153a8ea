import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { Category } from '@/domain/category/schema';
import { MoveButtons } from '../../layout/order/MoveButtons';
import { focusMark, useMoveFocus } from '../../layout/order/useMoveFocus';
import { TooltipButton } from '../../layout/TooltipButton';
import { Paged } from '../records/RecordsPreview';
import { StatusBadge } from '../records/StatusBadge';

interface CategoryListProps {
  categories: readonly Category[];
  /** Returns the usage of a category as text, such as '3 products'. */
  usage: (category: Category) => string;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
  onMove: (id: string, to: number) => void;
}

export function CategoryList(props: CategoryListProps) {
  const { categories, usage, onEdit, onDelete, onMove } = props;
  const list = useRef<HTMLUListElement>(null);
  const willMove = useMoveFocus(list, JSON.stringify(categories.map(({ id }) => id)));
  const handleMove = (id: string, to: number, part: string) => {
    willMove(focusMark(id, part));
    onMove(id, to);
  };
  if (categories.length === 0)
    return <Typography color="textSecondary">No categories yet.</Typography>;
  return (
    <Paged label="Category pages" list={categories}>
      {(shown) => (
        <List ref={list} disablePadding aria-label="Categories">
          {shown.map((category) => (
            <ListItem key={category.id} disableGutters divider sx={{ flexWrap: 'wrap' }}>
              <ListItemText
                sx={{ flexBasis: 130 }}
                primary={<strong>{category.name}</strong>}
                secondary={usage(category)}
              />
              <StatusBadge isOn={!category.isActive} on="Hidden" off="Active" />
              <Box sx={{ ml: 'auto' }}>
                <MoveButtons
                  id={category.id}
                  name={category.name}
                  index={categories.indexOf(category)}
                  count={categories.length}
                  isDisabled={false}
                  onMove={handleMove}
                />
                <TooltipButton label={`Edit ${category.name}`} onClick={() => onEdit(category)}>
                  <EditIcon fontSize="small" />
                </TooltipButton>
                <TooltipButton label={`Delete ${category.name}`} onClick={() => onDelete(category)}>
                  <DeleteIcon fontSize="small" />
                </TooltipButton>
              </Box>
            </ListItem>
          ))}
        </List>
      )}
    </Paged>
  );
}
