import { useState } from 'react';
import { noticeShown } from '@/features/notices';
import { withLimit } from '@/ui/lazy/importWithRetry';
import { useAdminDispatch } from '../../../store/hooks';
import { resultText } from '../../messages/resultMessages';
import { publishChanges } from '../../thunks/publishChanges';
import { publishTargets } from '../../targets/registry';
import { AvailabilityPanel } from './AvailabilityPanel';

/** Publishes the changes of holds, and that the others are still right, with a toast about the result. */
function usePublishAvailability(setting: string | undefined) {
  const dispatch = useAdminDispatch();
  const [isPublishing, setIsPublishing] = useState(false);
  const publish = async () => {
    const [option] = publishTargets(setting);
    if (!option) return;
    setIsPublishing(true);
    const target = await withLimit(option.load()).catch(() => undefined);
    const result = target
      ? await dispatch(publishChanges(target, 'availability', () => undefined))
      : ({ kind: 'unloaded' } as const);
    const [message, type] = resultText(result, target, option.isHosted);
    const isLive = result.kind === 'visible';
    dispatch(noticeShown({ message: isLive ? 'Availability published.' : message, type }));
    setIsPublishing(false);
  };
  return { isPublishing, publish };
}

/** The age of the published availability, and a button that publishes the holds with the default target. */
export function PublishAvailability({ setting }: { setting?: string }) {
  const { isPublishing, publish } = usePublishAvailability(
    setting ?? import.meta.env.VITE_PUBLISH_TARGET,
  );
  return <AvailabilityPanel isPublishing={isPublishing} onPublish={() => void publish()} />;
}
