import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sectionName, type AboutSection } from './fields';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { DragHandle, MoveButtons, type MovableItem } from '../../layout/order/MoveButtons';
import type { DragHandlers } from '../../layout/order/useDragOrder';
import { focusMark } from '../../layout/order/useMoveFocus';

interface SectionItemProps extends Pick<MovableItem, 'index' | 'count' | 'onMove'> {
  section: AboutSection;
  isReadOnly: boolean;
  isDragged: boolean;
  drop: 'before' | 'after' | undefined;
  handle: DragHandlers;
  onEdit: () => void;
  onDelete: () => void;
  /** The form, while this section is edited. */
  children: ReactNode;
}

/**
 * Section of the about page in the list. It can be moved with buttons, arrow keys and a drag
 * handle.
 */
export function SectionItem(props: SectionItemProps) {
  const { section, index, count, isReadOnly, isDragged, drop, onMove, children } = props;
  const name = sectionName(section);
  const item = { id: section.id, name, index, count, isDisabled: isReadOnly, onMove };
  return (
    <Card component="li" data-dragged={isDragged ? '' : undefined} data-drop={drop}>
      <ListItem component="div" sx={{ flexWrap: 'wrap', pl: 0, pr: 1 }}>
        <DragHandle {...item} handlers={props.handle} />
        <ListItemAvatar sx={{ width: { xs: 88, sm: 120 } }}>
          <DraftPicture src={section.image} alt="" ratio={[16, 9]} sizes="120px" />
        </ListItemAvatar>
        <ListItemText sx={{ flexBasis: 130 }}>
          <Typography variant="body2" color="textSecondary">{`Position ${index + 1}`}</Typography>
          <strong>{name}</strong>
          <Typography variant="body2" color="textSecondary">
            {section.subtitle}
          </Typography>
        </ListItemText>
        <Box sx={{ ml: 'auto' }}>
          <MoveButtons {...item} />
          <IconButton
            aria-label={`Edit ${name}`}
            aria-expanded={Boolean(children)}
            data-mark={focusMark(section.id, 'edit')}
            disabled={isReadOnly}
            onClick={props.onEdit}
          >
            <EditIcon />
          </IconButton>
          <IconButton
            aria-label={`Delete ${name}`}
            data-mark={focusMark(section.id, 'delete')}
            disabled={isReadOnly}
            onClick={props.onDelete}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      </ListItem>
      {children && <Divider />}
      {children}
    </Card>
  );
}
