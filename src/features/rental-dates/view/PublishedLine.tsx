import { publishedText } from '@/domain/availability/publishedText';
import { useAvailabilityOn } from './useAvailabilityOn';
import { useCompanyDay } from './useCompanyDay';

/** Returns the age of the availability that is shown. Undefined if none is shown. */
export function usePublishedText(): string | undefined {
  const updatedAt = useAvailabilityOn()?.updatedAt;
  const today = useCompanyDay();
  return updatedAt && today && publishedText(updatedAt, today);
}

export default function PublishedLine() {
  return usePublishedText();
}
