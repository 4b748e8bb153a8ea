import { publishedText } from '@/domain/availability/age';
import { useAvailabilityOn } from './useAvailabilityOn';
import { useToday } from './useToday';

/** Returns the age of the availability that is shown. Undefined if none is shown. */
export function usePublishedText(): string | undefined {
  const updatedAt = useAvailabilityOn()?.updatedAt;
  const today = useToday();
  return updatedAt && today && publishedText(updatedAt, today);
}

/** Age of the availability that is shown. */
export default function PublishedLine() {
  return usePublishedText();
}
