import Button from '@mui/material/Button';
import { StatusAlert } from '../layout/StatusAlert';

/** Reports that unsaved input from before a reload has been restored. */
export function RestoredInputBanner({ onDiscard }: { onDiscard?: (() => void) | undefined }) {
  return (
    <StatusAlert severity="warning">
      <span>Your unsaved changes were restored.</span>
      {onDiscard && (
        <Button variant="outlined" size="small" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
    </StatusAlert>
  );
}
