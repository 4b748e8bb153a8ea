import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Content } from '@/domain/content/content';
import { newId } from '@/domain/text/ids';
import { noticeShown } from '@/features/notices';
import { pageContext } from '../../fields/field';
import { FieldInputs } from '../../fields/inputs/FieldInput';
import type { FieldInputProps } from '../../fields/inputs/FieldText';
import { useFieldsForm } from '../../fields/useFieldsForm';
import { EditorButtons, FormFrame } from '../../forms/FormFrame';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { PictureField } from '../../forms/pictures/PictureField';
import { IMAGE_MAX_MB } from '../../forms/pictures/pictureRules';
import type { PictureOutcome } from '../../forms/pictures/usePictureTask';
import { EmptyNote } from '../../layout/EmptyNote';
import { DragHandle, MoveButtons, type MovableItem } from '../../layout/order/MoveButtons';
import { type DragHandlers, dropAt, useDragOrder } from '../../layout/order/useDragOrder';
import { focusMark, findMarked } from '../../layout/order/useMoveFocus';
import { StatusAlert } from '../../layout/StatusAlert';
import { useAdminDispatch } from '../../store/hooks';
import type { PageForm } from '../../store/unsavedSlice';
import {
  SECTION_PICTURES,
  SECTION_PREFIX,
  sectionFields,
  type AboutSection,
  type SectionInput,
  sectionName,
} from './fields';

/** Picture of a section. Its toasts are prescribed. */
function SectionPicture({ field, name, value, onChange }: FieldInputProps<string>) {
  const dispatch = useAdminDispatch();
  const handlePicture = (outcome: PictureOutcome) => {
    if (outcome === 'added')
      dispatch(noticeShown({ message: 'Image uploaded successfully!', type: 'success' }));
    if (outcome === 'notUploaded' || outcome === 'failed')
      dispatch(
        noticeShown({ message: 'Failed to upload image. Please try again.', type: 'error' }),
      );
  };
  return (
    <PictureField
      label={field.label}
      name={name}
      value={value}
      rules={SECTION_PICTURES}
      ratio={[16, 9]}
      hasCrop="always"
      hint={`JPG, PNG, GIF or WebP, up to ${IMAGE_MAX_MB} MB. The image is cropped to 16:9.`}
      onOutcome={handlePicture}
      onChange={onChange}
    />
  );
}

export const SECTION_FORM: PageForm = 'about-section';

const NO_SECTION = {};

interface SectionFormProps {
  content: Content;
  /** The saved section; missing for a new one, and for one that no longer exists. */
  section?: AboutSection | undefined;
  /** Id of a section that was undone or deleted while its form was open. */
  deletedId?: string | undefined;
  isSaving: boolean;
  onSave: (id: string, values: SectionInput) => Promise<void>;
  onCancel: () => void;
}

export function SectionForm(props: SectionFormProps) {
  const { content, section, deletedId, isSaving, onSave, onCancel } = props;
  const context = useMemo(() => pageContext(content), [content]);
  // A new section keeps its id, so that saving again after a failure does not add a second one.
  const [id] = useState(() => section?.id ?? deletedId ?? newId(SECTION_PREFIX, Math.random));
  const editor = useFieldsForm({
    name: SECTION_FORM,
    id: section?.id ?? '',
    fields: sectionFields,
    record: section ?? NO_SECTION,
    context,
  });
  return (
    <FormFrame
      editor={editor}
      label={section ? 'Edit Section' : 'Add Section'}
      kind="editor"
      isSaving={isSaving}
      onSave={(values) => onSave(id, values)}
      footer={<EditorButtons saveText="Save Section" onCancel={onCancel} />}
    >
      {deletedId !== undefined && (
        <StatusAlert severity="warning">
          This section was deleted. Save it to add it again.
        </StatusAlert>
      )}
      <FieldInputs {...editor.inputs} own={{ image: SectionPicture }} />
    </FormFrame>
  );
}

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

function SectionItem(props: SectionItemProps) {
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

const ADD_MARK = 'add';

/** Requested change that removes or moves the focused button. */
type Expected =
  | { kind: 'moved'; mark: string }
  | { kind: 'added' }
  | { kind: 'deleted'; id: string; next: string | undefined };

/**
 * After a move, focuses the button that moved the section; after a deletion, the next section. A new section gets the
 * focus in its form, and closing a form focuses its section. `openId`: '' for a new one, null for none.
 */
function useSectionFocus(sections: readonly AboutSection[], openId: string | null) {
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const expected = useRef<Expected | null>(null);
  const lastOpen = useRef(openId);
  const order = sections.map(({ id }) => id).join('\n');

  useLayoutEffect(() => {
    const { current: requested } = expected;
    const { current: closed } = lastOpen;
    lastOpen.current = openId;
    const focus = (...marks: string[]) => {
      const found = marks.map((mark) => findMarked(panel.current, mark));
      found.find((button) => button !== undefined)?.focus();
    };
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (requested?.kind === 'moved') focus(requested.mark);
    else if (requested?.kind === 'added' && openId === '')
      panel.current?.querySelector<HTMLElement>('form input[name]')?.focus();
    else if (isLost && requested?.kind === 'deleted' && !order.split('\n').includes(requested.id))
      focus(focusMark(requested.next ?? '', 'delete'), ADD_MARK);
    else if (isLost && closed !== null && closed !== openId)
      focus(focusMark(closed, 'edit'), ADD_MARK);
    else return;
    expected.current = null;
  }, [order, openId]);

  const expect = {
    moved: (mark: string) => (expected.current = { kind: 'moved', mark }),
    added: () => (expected.current = { kind: 'added' }),
    deleted: ({ id }: AboutSection, next: AboutSection | undefined) =>
      (expected.current = { kind: 'deleted', id, next: next?.id }),
  };
  return { panel, list, expect };
}

interface SectionListProps {
  sections: readonly AboutSection[];
  isReadOnly: boolean;
  /** Id of the section whose form is open; '' for a new one, null for none. */
  openId: string | null;
  children: ReactNode;
  onAdd: () => void;
  onEdit: (section: AboutSection) => void;
  onDelete: (section: AboutSection) => void;
  onMove: (section: AboutSection, to: number) => void;
}

export function SectionList(props: SectionListProps) {
  const { sections, isReadOnly, openId, children, onAdd, onEdit, onDelete, onMove } = props;
  const { panel, list, expect } = useSectionFocus(sections, openId);
  const move = (id: string, to: number, part: string) => {
    const section = sections.find((one) => one.id === id);
    if (!section) return;
    expect.moved(focusMark(id, part));
    onMove(section, to);
  };
  const ids = sections.map(({ id }) => id);
  const { drag, handle } = useDragOrder(list, (id, to) => move(id, to, 'handle'));
  return (
    <Stack component="section" spacing={2} ref={panel} aria-labelledby="about-sections">
      <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'space-between' }}>
        <Typography id="about-sections" variant="h4" component="h2">
          Sections
        </Typography>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          data-mark={ADD_MARK}
          disabled={isReadOnly || openId === ''}
          onClick={() => {
            expect.added();
            onAdd();
          }}
        >
          Add Section
        </Button>
      </Stack>
      {sections.length === 0 && openId !== '' && <EmptyNote>No sections yet.</EmptyNote>}
      <Stack component="ol" spacing={1.5} ref={list} aria-labelledby="about-sections">
        {sections.map((section, index) => (
          <SectionItem
            key={section.id}
            section={section}
            index={index}
            count={sections.length}
            isReadOnly={isReadOnly}
            isDragged={drag?.id === section.id}
            drop={dropAt(ids, section.id, drag)}
            handle={handle(section.id, index)}
            onMove={move}
            onEdit={() => onEdit(section)}
            onDelete={() => {
              expect.deleted(section, sections[index + 1]);
              onDelete(section);
            }}
          >
            {openId === section.id && children}
          </SectionItem>
        ))}
      </Stack>
      {openId === '' && (
        <Stack component="ol" aria-label="New section">
          <Card component="li">{children}</Card>
        </Stack>
      )}
    </Stack>
  );
}
