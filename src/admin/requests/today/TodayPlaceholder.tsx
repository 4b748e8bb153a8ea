import { PartSpinner } from '../../layout/Spinner';

/** Keeps the place of what is due today until it is loaded, so that nothing below it moves while it is being pressed. */
export function TodayPlaceholder() {
  return (
    <div style={{ minHeight: '100dvh' }}>
      <PartSpinner label="Loading the rentals of today" />
    </div>
  );
}
