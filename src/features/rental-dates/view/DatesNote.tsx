import { contentApi } from '@/api/content/contentApi';
import { closedDayHints } from '@/domain/availability/closedDays';
import { formatRentalDates } from '@/domain/availability/rentalDates';
import { openDays } from '@/domain/site/openDays';
import { usePublishedText } from './PublishedLine';
import type { DatesInput } from './useDatesInput';

/** Returns the line for dates that are not complete. */
function promptOf({ fields }: DatesInput): string {
  if (fields.from) return 'Choose the last day too.';
  if (fields.to) return 'Choose the first day too.';
  return 'Choose your dates once. They apply to the store, your cart and your request.';
}

function ChosenDates({ dates, today }: Pick<DatesInput, 'dates' | 'today'>) {
  const { data: site } = contentApi.endpoints.site.useQueryState();
  if (!dates || today === undefined) return null;
  const open = site && openDays(site);
  const hints = open ? closedDayHints(dates, open, today) : [];
  return (
    <>
      <p translate="no">{formatRentalDates(dates)}</p>
      {hints.map((hint) => (
        <p key={hint} data-tone="hint">
          {hint}
        </p>
      ))}
    </>
  );
}

function PublishedText() {
  const text = usePublishedText();
  return text && <p data-tone="age">{text}</p>;
}

/** Texts of the fields: missing or invalid input, or the chosen dates with hints. */
export function DatesNote({ id, input }: { id: string; input: DatesInput }) {
  const { dates, today, error } = input;
  return (
    <div className="note" id={id} aria-live="polite">
      {error && <p data-tone="error">{error.message}</p>}
      {!error && !dates && <p>{promptOf(input)}</p>}
      {!error && <ChosenDates dates={dates} today={today} />}
      {!error && <PublishedText />}
    </div>
  );
}
