import { FILES } from '@/domain/links/contentPaths';
import { selectHolds } from '../../../holds/holdSelectors';
import { selectPublished } from '../../../drafts/content/workingCopySelectors';
import { HeadedSection } from '../../../layout/HeadedSection';
import { useAdminSelector } from '../../../store/hooks';
import { AvailabilityPanel } from './AvailabilityPanel';
import type { PublishTargetOption } from '../../publishTarget';
import type { usePublish } from '../usePublish';

interface AvailabilitySectionProps {
  state: ReturnType<typeof usePublish>;
  option: PublishTargetOption;
  isDisabled: boolean;
}

/** Publishes availability alone. Shown if there are holds or if availability has been published. */
export function AvailabilitySection({ state, option, isDisabled }: AvailabilitySectionProps) {
  const files = useAdminSelector(selectPublished)?.files ?? {};
  const holds = useAdminSelector(selectHolds) ?? [];
  if (holds.length === 0 && !Object.hasOwn(files, FILES.availability)) return null;
  return (
    <HeadedSection title="Availability">
      <AvailabilityPanel
        isPublishing={isDisabled && state.publication?.stage !== undefined}
        isDisabled={isDisabled || !state.status?.live}
        onPublish={() => void state.publish(option, 'availability')}
      />
    </HeadedSection>
  );
}
