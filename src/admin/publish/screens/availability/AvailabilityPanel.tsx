import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FILES } from '@/domain/links/contentPaths';
import { isTime } from '@/domain/text/time';
import { selectPersistence } from '../../../drafts/state/draftsReducer';
import { selectPublished } from '../../../drafts/content/workingCopySelectors';
import { adminTime } from '../../../layout/adminDate';
import { useAdminSelector } from '../../../store/hooks';

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > p': { flex: '1 1 240px', margin: 0, color: theme.vars?.palette.text.secondary },
}));

/** Returns when availability was last published, as a sentence. */
function ageText(updatedAt: unknown): string {
  if (updatedAt === undefined || updatedAt === '') return 'Not published yet.';
  return isTime(updatedAt)
    ? `Last published ${adminTime(updatedAt)}.`
    : 'The time of the last publication is not valid.';
}

interface AvailabilityPanelProps {
  isPublishing: boolean;
  isDisabled?: boolean;
  onPublish: () => void;
}

/** When availability was last published, and the button that publishes it without other changes. */
export function AvailabilityPanel(props: AvailabilityPanelProps) {
  const { isPublishing, isDisabled = false, onPublish } = props;
  const published = useAdminSelector(selectPublished);
  const { isLockedByOtherTab } = useAdminSelector(selectPersistence);
  return (
    <Panel>
      <p>
        {published && ageText(published.content.fileFields[FILES.availability]?.updatedAt)} Visitors
        see availability for 14 days after it was published.
      </p>
      <Button
        variant="outlined"
        disabled={isDisabled || isPublishing || isLockedByOtherTab || !published}
        onClick={onPublish}
      >
        {isPublishing ? 'Publishing...' : 'Publish availability'}
      </Button>
    </Panel>
  );
}
