import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Banner } from '@/ui/feedback/Banner';
import { EditorFooter } from './EditorModal';
import { RestoredInputBanner } from './RestoredInputBanner';
import {
  PENDING_PICTURE_NOTE,
  PendingPicturesContext,
  usePendingPictures,
} from './pictures/pendingPictures';
import { useSaveShortcut } from './shortcuts';
import { useFieldFromUrl } from './useFieldFromUrl';
import { useRestoreFocus } from './layout/useRestoreFocus';

const Form = styled('form')({ '&:focus': { outline: 'none' } });
const Fields = styled('div')({ display: 'grid', gap: 20, padding: '20px 24px' });

export interface EditorFormProps<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** Accessible name. */
  label: string;
  /** Whether unsaved input from before a reload has been restored. */
  isRestored: boolean;
  /** Error of the last save. */
  error?: string;
  saveText: string;
  /** Label of the button during a save. */
  busyText: string;
  isSaving: boolean;
  /** Whether the button is enabled. */
  isReady?: boolean;
  /** Shown next to the buttons, such as what is still missing. */
  note?: string;
  onSave: (values: T) => Promise<unknown>;
  onCancel: () => void;
  onDiscard: () => void;
  children: ReactNode;
}

/**
 * Scrolls to the first invalid field of a form, in page order, and focuses it.
 * @returns whether an invalid field is on the page
 */
export function goToFirstError(form: HTMLElement): boolean {
  const wrong = form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  const field = [...wrong].find((one) => !one.closest('[hidden]'));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  return field !== undefined;
}

/**
 * Frame of an editor form: the restored-input banner, the fields, and buttons that stay visible.
 */
export function EditorForm<T extends FieldValues>(props: EditorFormProps<T>) {
  const { form, label, isSaving, isReady = true, error, onSave, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const submit = form.handleSubmit(
    async (values) => void (await onSave(values)),
    // React renders the errors after this handler.
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
              // The button is removed, and its focus would be lost.
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
