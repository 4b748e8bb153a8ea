import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { Category } from '@/domain/category/schema';
import { TooltipButton } from '../../layout/TooltipButton';
import { Paged } from '../records/Paged';
import { StatusBadge } from '../records/StatusBadge';

interface CategoryListProps {
  categories: readonly Category[];
  /** Returns the usage of a category as text, such as '3 products'. */
  usage: (category: Category) => string;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
}

/** List of the categories of a kind with their usage, ten per page. */
export function CategoryList({ categories, usage, onEdit, onDelete }: CategoryListProps) {
  if (categories.length === 0)
    return <Typography color="textSecondary">No categories yet.</Typography>;
  return (
    <Paged label="Category pages" list={categories}>
      {(shown) => (
        <List disablePadding aria-label="Categories">
          {shown.map((category) => (
            <ListItem key={category.id} disableGutters divider>
              <ListItemText
                primary={<strong>{category.name}</strong>}
                secondary={usage(category)}
              />
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
      )}
    </Paged>
  );
}
