import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { SETTINGS_MESSAGE_MS } from '@/domain/limits';
import { Banner } from '@/ui/Banner';

/** How a save ended. */
export interface SaveResult {
  tone: 'success' | 'error';
  text: string;
}

/** The result of a save, until it is dismissed or 3 s have passed (back-office.md §4). */
export function ResultBanner({ result, onGone }: { result: SaveResult; onGone: () => void }) {
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    const timer = setTimeout(() => gone.current(), SETTINGS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [result]);
  return (
    <Banner tone={result.tone}>
      <span>{result.text}</span>
      <Button type="button" variant="outlined" size="small" onClick={onGone}>
        Dismiss
      </Button>
    </Banner>
  );
}
