import { AvailabilityPanel } from './AvailabilityPanel';
import { usePublishAvailability } from './usePublishAvailability';

/** The age of the published availability, and a button that publishes the holds with the default target. */
export function PublishAvailability({ setting }: { setting?: string }) {
  const { isPublishing, publish } = usePublishAvailability(
    setting ?? import.meta.env.VITE_PUBLISH_TARGET,
  );
  return <AvailabilityPanel isPublishing={isPublishing} onPublish={() => void publish()} />;
}
