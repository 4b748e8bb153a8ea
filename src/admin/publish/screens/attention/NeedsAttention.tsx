import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAdminDispatch, useAdminSelector } from '../../../store/hooks';
import { selectPartsToRepair, type PartToRepair } from '../../../drafts/partsToRepair';
import { repairOf } from '../../../drafts/state/repairs';
import { useConfirm } from '../../../layout/useConfirm';
import { EditorModal } from '../../../layout/EditorModal';
import { HeadedSection } from '../../../layout/HeadedSection';
import { StackedList } from '../../../layout/StackedList';
import { useEditor } from '../../../forms/useEditor';
import { isSaveSuccessful, saveWithRetry, useSave } from '../../../forms/useSave';
import { RecordCard } from '../ChangeCard';
import { PartForm, REPAIR_FORM } from './PartForm';
import { partName, partPlace, reasonText } from './partTexts';

const NOT_SAVED = 'The correction could not be stored in this browser.';

interface PartCardProps {
  part: PartToRepair;
  isReadOnly: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function PartCard({ part, isReadOnly, onEdit, onRemove }: PartCardProps) {
  const name = partName(part);
  return (
    <RecordCard
      title={<h3>{name}</h3>}
      action={
        <>
          <Button
            variant="outlined"
            disabled={isReadOnly}
            aria-label={`Edit ${name}`}
            onClick={onEdit}
          >
            Edit
          </Button>
          <Button
            variant="outlined"
            disabled={isReadOnly}
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        </>
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{reasonText(part.reason)}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {partPlace(part)}
      </Typography>
    </RecordCard>
  );
}

/** The unreadable parts of the content, with actions to correct and to remove them. */
export function NeedsAttention({ isReadOnly }: { isReadOnly: boolean }) {
  const parts = useAdminSelector(selectPartsToRepair);
  const dispatch = useAdminDispatch();
  const { save, isSaving } = useSave();
  const { confirm, dialog } = useConfirm();
  const editing = { autosave: REPAIR_FORM, records: parts, isLocked: isReadOnly, confirm };
  const { editor, open, close, leave } = useEditor(editing);
  const [error, setError] = useState<string>();
  const edited = editor?.record;
  // Saving removes a part from the list. A part that has disappeared otherwise was corrected or
  // removed elsewhere.
  const isOpen = isSaving || error !== undefined || parts.some(({ id }) => id === edited?.id);
  const remove = async (part: PartToRepair) => {
    const name = partName(part);
    const isConfirmed = await confirm({
      title: 'Remove item',
      text: `${name} will be removed from the website’s content with your next publication. You can undo this, or restore the item from the publish history later.`,
      verb: 'Remove',
    });
    if (!isConfirmed) return;
    const edits = [{ collection: 'repairs', id: part.id, draft: null } as const];
    const message = `${name} removed. Publish to update the website.`;
    await dispatch(saveWithRetry({ label: `Removed: ${name}`, edits, message }, NOT_SAVED));
  };
  const correct = async (part: PartToRepair, json: string) => {
    const name = partName(part);
    setError(undefined);
    const outcome = await save({
      label: `Corrected: ${name}`,
      edits: [{ collection: 'repairs', id: part.id, draft: { ...repairOf(part), json } }],
      message: `${name} corrected. Publish to update the website.`,
    });
    if (isSaveSuccessful(outcome)) close();
    else if (outcome !== 'rejected') setError(NOT_SAVED);
  };
  // Leaving during a save would close the editor that is opened next, when the save ends.
  const handleLeave = async () => {
    if (!isSaving && (await leave())) setError(undefined);
  };
  return (
    <>
      {parts.length > 0 && (
        <HeadedSection title={`Needs attention (${parts.length})`}>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            These items are damaged, so visitors do not see them. They stay as they are when you
            publish other changes. Correct or remove each of them here.
          </Typography>
          <StackedList>
            {parts.map((part) => (
              <PartCard
                key={part.id}
                part={part}
                isReadOnly={isReadOnly}
                onEdit={() => open(part.id)}
                onRemove={() => void remove(part)}
              />
            ))}
          </StackedList>
        </HeadedSection>
      )}
      {edited && isOpen && (
        <EditorModal title={`Edit ${partName(edited)}`} onClose={() => void handleLeave()}>
          <PartForm
            key={edited.id}
            part={edited}
            label={`Edit ${partName(edited)}`}
            error={error}
            isSaving={isSaving}
            onSave={(json) => correct(edited, json)}
            onCancel={() => void handleLeave()}
          />
        </EditorModal>
      )}
      {dialog}
    </>
  );
}
