import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIcon from '@mui/icons-material/DragIndicator';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode } from 'react';
import { sectionName, type AboutSection } from './aboutForm';
import { DraftPicture } from '../../forms/pictures/DraftPicture';

/**
 * Returns the mark of a control, by which the focus is restored to the button that moved a section.
 */
export const focusMark = (id: string, part: string) => `${id}/${part}`;

interface SectionItemProps {
  section: AboutSection;
  /** Index from 0, and the number of sections. */
  index: number;
  count: number;
  isReadOnly: boolean;
  isDragged: boolean;
  drop: 'before' | 'after' | undefined;
  handle: IconButtonProps;
  /** Moves the section to an index from 0. `part` names the button that was pressed. */
  onMove: (to: number, part: string) => void;
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
  const move = (by: number, part: string) => {
    const to = index + by;
    if (to >= 0 && to < count) onMove(to, part);
  };
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1, 'handle');
  };
  const button = (part: 'up' | 'down', by: number) => (
    <IconButton
      aria-label={`Move ${name} ${part}`}
      data-mark={focusMark(section.id, part)}
      disabled={isReadOnly}
      aria-disabled={index + by < 0 || index + by >= count || undefined}
      onClick={() => move(by, part)}
    >
      {part === 'up' ? <ArrowUpIcon /> : <ArrowDownIcon />}
    </IconButton>
  );
  return (
    <Card component="li" data-dragged={isDragged ? '' : undefined} data-drop={drop}>
      <ListItem component="div" sx={{ flexWrap: 'wrap', pl: 0, pr: 1 }}>
        <IconButton
          {...props.handle}
          aria-label={`Reorder ${name} with the arrow keys`}
          data-mark={focusMark(section.id, 'handle')}
          disabled={isReadOnly}
          sx={{ cursor: 'grab', touchAction: 'none' }}
          onKeyDown={handleKeys}
        >
          <DragIcon />
        </IconButton>
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
          {button('up', -1)}
          {button('down', 1)}
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
