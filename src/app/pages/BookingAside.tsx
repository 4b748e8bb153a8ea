import { useRentalTermsQuery } from '@/api/content/contentApi';
import { BookingConditions, BookingContacts } from '@/features/booking';
import { useSite } from '@/features/settings';

/** Contact details next to the booking form: text and links, which work before this part is hydrated. */
export function BookingAside() {
  const { site, isError } = useSite();
  return (
    <aside
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}
      aria-label="Contact and opening hours"
    >
      <BookingContacts site={site} isError={isError} />
    </aside>
  );
}

export function BookingTerms() {
  const { data: terms } = useRentalTermsQuery();
  return <BookingConditions terms={terms} />;
}
