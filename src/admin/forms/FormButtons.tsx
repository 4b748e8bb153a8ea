import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { PageFooter } from '../layout/PageFooter';
import { useFormFrame } from './FormFrame';

/** Shown while the form waits for pictures. */
const PENDING_PICTURE_NOTE = 'Waiting for the image...';

interface EditorButtonsProps {
  saveText: string;
  /** Label of the save button during a save. */
  busyText?: string;
  /** Whether the form can be saved. */
  isReady?: boolean;
  /** Shown next to the buttons, such as what is still missing. */
  note?: string | undefined;
  /** Without it, there is no Cancel button. */
  onCancel?: (() => void) | undefined;
}

/** Buttons of the form of a record, which always stay visible. */
export function EditorButtons(props: EditorButtonsProps) {
  const { saveText, busyText = 'Saving...', isReady = true, note, onCancel } = props;
  const { isSaving, isWaiting, isDisabled } = useFormFrame();
  return (
    <DialogActions>
      <Button type="submit" variant="contained" disabled={isDisabled || !isReady}>
        {isSaving ? busyText : saveText}
      </Button>
      {onCancel && (
        <Button variant="outlined" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {isWaiting ? PENDING_PICTURE_NOTE : note}
      </Typography>
    </DialogActions>
  );
}

/** Buttons of the form of a page, which always stay visible. */
export function PageButtons() {
  const { formId, isDirty, discard, isSaving, isWaiting, isDisabled } = useFormFrame();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <PageFooter>
      <Button ref={button} type="submit" form={formId} variant="contained" disabled={isDisabled}>
        {isSaving ? 'Saving...' : 'Save Changes'}
      </Button>
      {isDirty && !isSaving && (
        <Button
          variant="outlined"
          onClick={() => {
            discard();
            // The button is removed, and its focus would be lost.
            button.current?.focus({ preventScroll: true });
          }}
        >
          Discard changes
        </Button>
      )}
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {isWaiting && PENDING_PICTURE_NOTE}
      </Typography>
    </PageFooter>
  );
}
