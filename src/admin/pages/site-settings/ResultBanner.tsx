import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { RefObject } from 'react';
import { HEIGHTS } from '@/theme/tokens';
import { StatusAlert } from '../../layout/StatusAlert';

export const SETTINGS_MESSAGE_MS = 3000;

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

/** Shows the result of a save until it is dismissed, or for 3 s without focus or pointer in it. */
export function ResultBanner({ result, back, onGone }: ResultBannerProps) {
  return (
    <Snackbar
      open
      autoHideDuration={SETTINGS_MESSAGE_MS}
      resumeHideDuration={SETTINGS_MESSAGE_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      // Below the bar, at any scroll position where Save can be pressed.
      style={{ top: HEIGHTS.bar + 8 }}
      onClose={(_event, reason) => {
        if (reason === 'timeout') onGone();
      }}
    >
      <StatusAlert severity={result.tone}>
        <span>{result.text}</span>
        <Button
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
    </Snackbar>
  );
}
