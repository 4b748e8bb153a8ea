import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Banner } from '@/ui/feedback/Banner';
import { EditorFooter } from './EditorModal';
import { RestoredInputBanner } from './RestoredInputBanner';
import { PENDING_PICTURE_NOTE, PendingPicturesContext, usePendingPictures } from './pictures/pendingPictures';
import { useSaveShortcut } from './shortcuts';
import { useFieldFromUrl } from './useFieldFromUrl';
import { useRestoreFocus } from './layout/useRestoreFocus';

const Form = styled('form')({ '&:focus': { outline: 'none' } });
const Fields = styled('div')({ display: 'grid', gap: 20, padding: '20px 24px' });

export interface EditorFormProps<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** Accessible name. */
  label: string;
  /** Whether what was typed before a reload has been brought back. */
  isRestored: boolean;
  /** What went wrong with saving. */
  error?: string;
  saveText: string;
  /** Shown on the button while it is being saved. */
  busyText: string;
  isSaving: boolean;
  /** Whether the button can be pressed. */
  isReady?: boolean;
  /** Said beside the buttons, such as what is still missing. */
  note?: string;
  onSave: (values: T) => Promise<unknown>;
  onCancel: () => void;
  onDiscard: () => void;
  children: ReactNode;
}

/**
 * Scrolls to the first thing that is wrong in a form, in page order, and puts the keyboard there.
 * @returns whether there is one on the screen
 */
export function goToFirstError(form: HTMLElement): boolean {
  const wrong = form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  const field = [...wrong].find((one) => !one.closest('[hidden]'));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  return field !== undefined;
}

/** The frame of an editor's form: what was brought back, the fields, the buttons that stay in sight. */
export function EditorForm<T extends FieldValues>(props: EditorFormProps<T>) {
  const { form, label, isSaving, isReady = true, error, onSave, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const submit = form.handleSubmit(
    async (values) => void (await onSave(values)),
    // Errors are on the screen only after this.
    () => requestAnimationFrame(() => element.current && goToFirstError(element.current)),
  );
  const { isWaiting, begin } = usePendingPictures();
  useRestoreFocus(isSaving);
  const note = isWaiting ? PENDING_PICTURE_NOTE : props.note;
  const save = () => void (!isSaving && !isWaiting && submit());
  useSaveShortcut(save, true, element);
  useFieldFromUrl(element);
  return (
    <Form
      ref={element}
      tabIndex={-1}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Fields>
        {props.isRestored && (
          <RestoredInputBanner
            onDiscard={() => {
              props.onDiscard();
              // The focus would be lost with the button.
              element.current?.focus({ preventScroll: true });
            }}
          />
        )}
        <PendingPicturesContext value={begin}>{children}</PendingPicturesContext>
        {error && <Banner tone="error">{error}</Banner>}
      </Fields>
      <EditorFooter>
        <Button type="submit" variant="contained" disabled={isSaving || isWaiting || !isReady}>
          {isSaving ? props.busyText : props.saveText}
        </Button>
        <Button variant="outlined" disabled={isSaving} onClick={props.onCancel}>
          Cancel
        </Button>
        <Typography variant="body2" color="textSecondary" aria-live="polite">
          {note}
        </Typography>
      </EditorFooter>
    </Form>
  );
}
