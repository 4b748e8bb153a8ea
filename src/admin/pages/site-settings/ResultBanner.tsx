import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { HEIGHTS } from '@/theme/tokens';
import { StatusAlert } from '../../layout/StatusAlert';

export const SETTINGS_MESSAGE_MS = 3000;

/** Visible at any scroll position where Save can be pressed. */
const Place = styled('div')({
  position: 'fixed',
  top: HEIGHTS.bar + 8,
  right: 16,
  zIndex: 19,
  width: 'min(420px, calc(100vw - 32px))',
});

/** Outcome of a save. */
export interface SaveResult {
  tone: 'success' | 'warning' | 'error';
  text: string;
}

interface ResultBannerProps {
  result: SaveResult;
  /** Element that gets the focus when the focused banner is dismissed. */
  back: RefObject<HTMLElement | null>;
  onGone: () => void;
}

/** Shows the result of a save until it is dismissed, or for 3 s without focus in it. */
export function ResultBanner({ result, back, onGone }: ResultBannerProps) {
  const [isFocused, setIsFocused] = useState(false);
  const hide = useEffectEvent(onGone);
  useEffect(() => {
    if (isFocused) return undefined;
    const timer = setTimeout(() => hide(), SETTINGS_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [result, isFocused]);
  return (
    <Place onFocus={() => setIsFocused(true)} onBlur={() => setIsFocused(false)}>
      <StatusAlert severity={result.tone}>
        <span>{result.text}</span>
        <Button
          type="button"
          variant="outlined"
          size="small"
          onClick={() => {
            onGone();
            back.current?.focus({ preventScroll: true });
          }}
        >
          Dismiss
        </Button>
      </StatusAlert>
    </Place>
  );
}
