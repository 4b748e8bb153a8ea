import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FILES } from '@/domain/links/contentPaths';
import { isTime } from '@/domain/text/time';
import { selectPersistence } from '../../../drafts/state/draftsReducer';
import { selectPublished } from '../../../drafts/content/workingCopySelectors';
import { adminTime } from '../../../layout/adminDate';
import { useAdminSelector } from '../../../store/hooks';

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
    <Stack direction="row" spacing={2}>
      <Typography color="textSecondary" sx={{ flex: '1 1 240px' }}>
        {published && ageText(published.content.fileFields[FILES.availability]?.updatedAt)} Visitors
        see availability for 14 days after it was published.
      </Typography>
      <Button
        variant="outlined"
        disabled={isDisabled || isPublishing || isLockedByOtherTab || !published}
        onClick={onPublish}
      >
        {isPublishing ? 'Publishing...' : 'Publish availability'}
      </Button>
    </Stack>
  );
}
