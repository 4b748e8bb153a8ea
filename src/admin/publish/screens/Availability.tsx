import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FILES } from '@/domain/links/contentPaths';
import { isTimestamp } from '@/domain/text/time';
import { noticeShown } from '@/features/notices';
import { selectPublished } from '../../drafts/content/draftContent';
import { selectHolds } from '../../holds/holdSelectors';
import { adminTime } from '../../layout/adminDate';
import { HeadedSection } from '../../layout/Screen';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { resultText, type PublishState } from './usePublishScreen';
import type { PublishTargetOption } from '../publishTarget';
import { publishTargets } from '../targets/registry';
import { publishChanges } from '../thunks/publishChanges';

function ageText(updatedAt: unknown): string {
  if (updatedAt === undefined || updatedAt === '') return 'Not published yet.';
  return isTimestamp(updatedAt)
    ? `Last published ${adminTime(updatedAt)}.`
    : 'The time of the last publication is not valid.';
}

interface AvailabilityPanelProps {
  isPublishing: boolean;
  isDisabled?: boolean;
  onPublish: () => void;
}

function AvailabilityPanel(props: AvailabilityPanelProps) {
  const { isPublishing, isDisabled = false, onPublish } = props;
  const published = useAdminSelector(selectPublished);
  return (
    <Stack direction="row" spacing={2}>
      <Typography color="textSecondary" sx={{ flex: '1 1 240px' }}>
        {published && ageText(published.content.availability.updatedAt)} Visitors see availability
        for 14 days after it was published.
      </Typography>
      <Button
        variant="outlined"
        disabled={isDisabled || isPublishing || !published}
        onClick={onPublish}
      >
        {isPublishing ? 'Publishing...' : 'Publish availability'}
      </Button>
    </Stack>
  );
}

interface AvailabilitySectionProps {
  state: PublishState;
  option: PublishTargetOption;
  isDisabled: boolean;
}

/** Publishes availability alone. Shown if there are holds or if availability has been published. */
export function AvailabilitySection({ state, option, isDisabled }: AvailabilitySectionProps) {
  const files = useAdminSelector(selectPublished)?.files ?? {};
  const holds = useAdminSelector(selectHolds) ?? [];
  if (holds.length === 0 && !Object.hasOwn(files, FILES.availability)) return null;
  return (
    <HeadedSection level={3} title="Availability">
      <AvailabilityPanel
        isPublishing={isDisabled && state.publication?.stage !== undefined}
        isDisabled={isDisabled || !state.status?.base}
        onPublish={() => void state.publish(option, 'availability')}
      />
    </HeadedSection>
  );
}

export function PublishAvailability({
  setting = import.meta.env.VITE_PUBLISH_TARGET,
}: {
  setting?: string;
}) {
  const dispatch = useAdminDispatch();
  const [isPublishing, setIsPublishing] = useState(false);
  const publish = async () => {
    const [option] = publishTargets(setting);
    if (!option) return;
    setIsPublishing(true);
    const { target, result } = await dispatch(publishChanges(option, 'availability'));
    const [message, type] = resultText(result, target, option.isHosted);
    const isLive = result.kind === 'visible';
    dispatch(noticeShown({ message: isLive ? 'Availability published.' : message, type }));
    setIsPublishing(false);
  };
  return <AvailabilityPanel isPublishing={isPublishing} onPublish={() => void publish()} />;
}
