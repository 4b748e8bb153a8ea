import { publishedText } from '@/domain/availability/age';
import { useAvailabilityOn } from './useAvailabilityOn';
import { useToday } from './useToday';

/** Age of the availability that is shown. Empty if none is shown. */
export default function PublishedLine() {
  const updatedAt = useAvailabilityOn()?.updatedAt;
  const today = useToday();
  return updatedAt && today && publishedText(updatedAt, today);
}
