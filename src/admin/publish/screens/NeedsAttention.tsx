import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { jsonText } from '@/domain/text/jsonText';
import { describeReason, type UnreadableReason } from '@/domain/record/unreadableReason';
import { listPosition, type UnreadablePart } from '@/domain/content/unreadable';
import { capitalise } from '@/domain/text/cutText';
import { noticeShown } from '@/features/notices';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { selectPartsToRepair } from '../../drafts/content/workingCopySelectors';
import { useConfirm } from '../../layout/useConfirm';
import { HeadedSection } from '../../layout/HeadedSection';
import { StackedList } from '../../layout/StackedList';
import { saveWithRetry } from '../../forms/useSave';
import { RecordCard } from './ChangeCard';
import { partNoun, partTitle } from '../changes/recordLabels';

const NOT_SAVED = 'The change could not be stored in this browser.';
const COPIED = 'Details copied. Send them to the person who maintains your website.';
const NOT_COPIED =
  'This browser does not allow copying. Select the text and copy it, or send a picture of it.';

/** Returns why a part of the content cannot be read, in a sentence. */
const reasonText = (reason: UnreadableReason): string => `${capitalise(describeReason(reason))}.`;

/** Returns the name of a part: `Service “Film”`, or `Testimonial 2` if it has none. */
function partName({ file, path, value }: UnreadablePart): string {
  const noun = partNoun({ file, path });
  const title = partTitle(value);
  if (title !== undefined) return `${noun} “${title}”`;
  const place = listPosition(path);
  return place ? `${noun} ${place.index + 1}` : `${noun} “${path}”`;
}

/** Returns the location of a part in its file. */
function partPlace({ file, path }: UnreadablePart): string {
  const place = listPosition(path);
  return place
    ? `public/data/${file}, entry ${place.index + 1} of “${place.list}”`
    : `public/data/${file}, field “${path}”`;
}

interface PartCardProps {
  part: UnreadablePart;
  isReadOnly: boolean;
  onCopy: () => void;
  onRemove: () => void;
}

function PartCard({ part, isReadOnly, onCopy, onRemove }: PartCardProps) {
  const name = partName(part);
  return (
    <RecordCard
      title={<h3>{name}</h3>}
      action={
        <>
          <Button variant="outlined" aria-label={`Copy details of ${name}`} onClick={onCopy}>
            Copy details
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

/** The unreadable parts of the content, with what to do about them. */
export function NeedsAttention({ isReadOnly }: { isReadOnly: boolean }) {
  const parts = useAdminSelector(selectPartsToRepair);
  const dispatch = useAdminDispatch();
  const { confirm, dialog } = useConfirm();
  const remove = async (part: UnreadablePart) => {
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
  const copy = async (part: UnreadablePart) => {
    const details = [partName(part), reasonText(part.reason), partPlace(part)];
    const isCopied = await navigator.clipboard
      .writeText([...details, jsonText(part.value, 2)].join('\n'))
      .then(() => true)
      .catch(() => false);
    dispatch(
      noticeShown({
        message: isCopied ? COPIED : NOT_COPIED,
        type: isCopied ? 'success' : 'warning',
      }),
    );
  };
  if (parts.length === 0) return dialog;
  return (
    <HeadedSection title={`Needs attention (${parts.length})`}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        These items are damaged, so visitors do not see them. They stay as they are when you publish
        other changes. To correct one, copy its details and send them to the person who maintains
        your website. Or remove it here and add it again.
      </Typography>
      <StackedList>
        {parts.map((part) => (
          <PartCard
            key={part.id}
            part={part}
            isReadOnly={isReadOnly}
            onCopy={() => void copy(part)}
            onRemove={() => void remove(part)}
          />
        ))}
      </StackedList>
      {dialog}
    </HeadedSection>
  );
}
