import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIcon from '@mui/icons-material/DragIndicator';
import EditIcon from '@mui/icons-material/EditOutlined';
import { styled } from '@mui/material/styles';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { RADII } from '@/theme/tokens';
import { sectionName, type AboutSection } from './aboutForm';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { IconButton } from '@/ui/form/IconButton';

export const SectionCard = styled('li')(({ theme }) => ({
  position: 'relative',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '&[data-dragged]': { opacity: 0.5, borderStyle: 'dashed' },
  '&[data-drop]::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    top: -8,
    height: 3,
    borderRadius: 3,
    backgroundColor: theme.vars?.palette.primary.main,
  },
  '&[data-drop="after"]::before': { top: 'auto', bottom: -8 },
  '& form': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 88px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 8px 8px 0',
  '& > span': { borderRadius: 8 },
  '& > div:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': {
    display: 'block',
    fontSize: '0.875rem',
    color: theme.vars?.palette.text.secondary,
  },
  '& strong': { fontWeight: 650 },
  '& > div:last-of-type': { gridColumn: '1 / -1', display: 'flex', justifyContent: 'flex-end' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto 120px minmax(0, 1fr) auto',
    '& > div:last-of-type': { gridColumn: 'auto' },
  },
}));

const Handle = styled(IconButton)({ cursor: 'grab', touchAction: 'none' });

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
  handle: ComponentProps<typeof Handle>;
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
    <SectionCard data-dragged={isDragged ? '' : undefined} data-drop={drop}>
      <Row>
        <Handle
          {...props.handle}
          aria-label={`Reorder ${name} with the arrow keys`}
          data-mark={focusMark(section.id, 'handle')}
          disabled={isReadOnly}
          onKeyDown={handleKeys}
        >
          <DragIcon />
        </Handle>
        <DraftPicture src={section.image} alt="" ratio={[16, 9]} sizes="120px" />
        <div>
          <small>{`Position ${index + 1}`}</small>
          <strong>{name}</strong>
          <small>{section.subtitle}</small>
        </div>
        <div>
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
        </div>
      </Row>
      {children}
    </SectionCard>
  );
}
