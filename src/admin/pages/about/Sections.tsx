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
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Content } from '@/domain/content/content';
import { PAGE_IDS } from '@/domain/content/contentModel';
import type { AboutCard } from '@/domain/page/aboutSchema';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { useEditor } from '../../forms/useEditor';
import { usePageActions } from '../../forms/usePageActions';
import { useConfirm, type ConfirmOptions } from '../../layout/AdminDialogs';
import { EmptyNote } from '../../layout/EmptyNote';
import { DragHandle, MoveButtons, type MovableItem } from '../../layout/order/MoveButtons';
import { dropAt, useDragOrder, type DragHandlers } from '../../layout/order/useDragOrder';
import { focusMark, useMoveFocus } from '../../layout/order/useMoveFocus';
import { useAdminSelector } from '../../store/hooks';
import { selectInputs } from '../../store/unsavedSlice';
import {
  moveSection,
  removeSection,
  sectionName,
  sectionsWithInput,
  withSectionIds,
  type AboutSection,
  type SectionInput,
} from './fields';
import { SECTION_FORM, SectionForm } from './SectionForm';

const DELETE_QUESTION: ConfirmOptions = {
  title: 'Delete section',
  text: 'Are you sure you want to delete this section? This action cannot be undone.',
  verb: 'Delete',
};

const ADD_MARK = 'add';

function useSectionActions({ about }: Content) {
  const { save, saveImmediately, isSaving } = usePageActions();
  const request = (cards: AboutCard[], done: string, message: string) => ({
    label: `About page: ${done}`,
    message,
    action: done,
    edit: { collection: 'pages' as const, id: PAGE_IDS.about, draft: { ...about, cards } },
  });
  return {
    isSaving,
    save: (cards: AboutCard[], done: string) =>
      save(request(cards, done, 'Section updated successfully!')),
    saveImmediately: (cards: AboutCard[], done: string, message: string) =>
      saveImmediately(request(cards, done, message)),
  };
}

interface SectionCardProps {
  section: AboutSection;
  item: MovableItem;
  handlers: DragHandlers;
  'data-dragged': '' | undefined;
  'data-drop': ReturnType<typeof dropAt>;
  onEdit: () => void;
  onDelete: () => void;
  /** The form, while this section is edited. */
  children: ReactNode;
}

function SectionCard(props: SectionCardProps) {
  const { section, item, handlers, onEdit, onDelete, children, ...marks } = props;
  const { id, name, index, isDisabled } = item;
  return (
    <Card component="li" {...marks}>
      <ListItem component="div" sx={{ flexWrap: 'wrap', pl: 0, pr: 1 }}>
        <DragHandle {...item} handlers={handlers} />
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
            data-mark={focusMark(id, 'edit')}
            disabled={isDisabled}
            onClick={onEdit}
          >
            <EditIcon />
          </IconButton>
          <IconButton
            aria-label={`Delete ${name}`}
            data-mark={focusMark(id, 'delete')}
            disabled={isDisabled}
            onClick={onDelete}
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

interface SectionsProps {
  content: Content;
  isReadOnly: boolean;
}

function useSections({ content, isReadOnly }: SectionsProps) {
  const { cards } = content.about;
  const sections = useMemo(() => withSectionIds(cards), [cards]);
  const saves = useSectionActions(content);
  const { confirm, dialog } = useConfirm();
  const editing = useEditor({ form: SECTION_FORM, records: sections, isLocked: isReadOnly });
  const { editor, add, open, close, leave } = editing;
  const edited = editor?.record;
  const section = sections.find(({ id }) => id === edited?.id);
  const hasInput = useAdminSelector((state) => SECTION_FORM in selectInputs(state));
  const isGone = edited !== undefined && !section && !hasInput;
  /** Id of the section whose form is shown; '' for a new one and a deleted one with input, null for none. */
  const openId = isGone ? null : editor && (section?.id ?? '');
  const panel = useRef<HTMLElement>(null);
  const willFocus = useMoveFocus(panel, JSON.stringify([sections.map(({ id }) => id), openId]));
  const isAdding = useRef(false);
  useEffect(() => {
    if (isAdding.current && openId === '')
      panel.current?.querySelector<HTMLElement>('form input[name]')?.focus();
    isAdding.current = false;
  }, [openId]);

  /** Opens a section, or a new one, instead of the open one. Passing the open one closes it. */
  const change = async (requested?: AboutSection) => {
    if (openId !== null && (!(await leave()) || openId === requested?.id)) return;
    isAdding.current = !requested;
    if (requested) open(requested.id);
    else add();
  };
  const willFocusOpener = () => willFocus(section ? focusMark(section.id, 'edit') : ADD_MARK);
  const handleCancel = async () => {
    willFocusOpener();
    if (!(await leave())) willFocus();
  };
  const handleSave = async (id: string, values: SectionInput) => {
    const done = `section “${sectionName(values)}” ${section ? 'changed' : 'added'}`;
    if (!(await saves.save(sectionsWithInput(content, id, values), done))) return;
    willFocusOpener();
    close();
  };
  const handleDelete = async (deleted: AboutSection, index: number) => {
    if (!(await confirm(DELETE_QUESTION))) return;
    if (openId === deleted.id) close();
    const next = sections[index + 1];
    willFocus(next ? focusMark(next.id, 'delete') : ADD_MARK);
    const name = `“${sectionName(deleted)}” deleted`;
    const left = removeSection(sections, deleted.id);
    await saves.saveImmediately(left, `section ${name}`, `Section ${name}.`);
  };
  const handleMove = (id: string, to: number, part: string) => {
    const moved = sections.find((one) => one.id === id);
    if (!moved) return;
    willFocus(focusMark(id, part));
    const done = `“${sectionName(moved)}” moved to position ${to + 1} of ${sections.length}`;
    void saves.saveImmediately(moveSection(sections, id, to), done, `${done}.`);
  };
  return {
    sections,
    section,
    openId,
    /** Id of a section that was deleted while its form was open. */
    deletedId: section ? undefined : edited?.id,
    isSaving: saves.isSaving,
    panel,
    change,
    handleCancel,
    handleSave,
    handleDelete,
    handleMove,
    dialogs: (
      <>
        {dialog}
        {editing.dialog}
      </>
    ),
  };
}

/** Sections are saved one by one: a moved or deleted one immediately, an edited one with its form. */
export function Sections(props: SectionsProps) {
  const { content, isReadOnly } = props;
  const editing = useSections(props);
  const { sections, openId, panel, dialogs, change, handleMove } = editing;
  const ids = sections.map(({ id }) => id);
  const list = useRef<HTMLOListElement>(null);
  const { drag, handle } = useDragOrder(list, (id, to) => handleMove(id, to, 'handle'));
  const form = openId !== null && (
    <SectionForm
      key={openId}
      content={content}
      section={editing.section}
      deletedId={editing.deletedId}
      isSaving={editing.isSaving}
      onSave={editing.handleSave}
      onCancel={() => void editing.handleCancel()}
    />
  );
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
          onClick={() => void change()}
        >
          Add Section
        </Button>
      </Stack>
      {sections.length === 0 && openId !== '' && <EmptyNote>No sections yet.</EmptyNote>}
      <Stack component="ol" spacing={1.5} ref={list} aria-labelledby="about-sections">
        {sections.map((one, index) => {
          const { id } = one;
          const { length: count } = sections;
          const name = sectionName(one);
          return (
            <SectionCard
              key={id}
              section={one}
              item={{ id, name, index, count, isDisabled: isReadOnly, onMove: handleMove }}
              handlers={handle(id, index)}
              data-dragged={drag?.id === id ? '' : undefined}
              data-drop={dropAt(ids, id, drag)}
              onEdit={() => void change(one)}
              onDelete={() => void editing.handleDelete(one, index)}
            >
              {openId === id && form}
            </SectionCard>
          );
        })}
      </Stack>
      {openId === '' && (
        <Stack component="ol" aria-label="New section">
          <Card component="li">{form}</Card>
        </Stack>
      )}
      {dialogs}
    </Stack>
  );
}
