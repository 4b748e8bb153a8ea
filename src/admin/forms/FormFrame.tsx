import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { useFormState, type FieldPath, type FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { EDIT_PARAM, FIELD_PARAM } from '@/domain/links/adminPaths';
import { PageFooter } from '../layout/Screen';
import { StatusAlert } from '../layout/StatusAlert';
import { useRestoreFocus } from '../layout/useRestoreFocus';
import { useAdminSelector } from '../store/hooks';
import { selectArePicturesPending } from '../store/unsavedSlice';
import { focusFirstInvalidField } from './focusFirstInvalidField';
import { useSaveShortcut } from './shortcuts';
import type { AdminForm } from './useAdminForm';

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

/** The field that the URL names for the form of a page, or for the form of a record that it opens. */
function fieldInUrl(search: string, isOfPage: boolean): string | null {
  const params = new URLSearchParams(search);
  return isOfPage && params.has(EDIT_PARAM) ? null : params.get(FIELD_PARAM);
}

/** Focuses the field in the URL (`?field=<name>`) once, when its form appears or stops being read-only. */
function useFieldFromUrl(
  form: RefObject<HTMLElement | null>,
  isOfPage: boolean,
  isReadOnly: boolean,
): void {
  const { search } = useLocation();
  const requested = useRef(fieldInUrl(search, isOfPage));
  useEffect(() => {
    const name = requested.current;
    if (name === null) return undefined;
    // A dialog first moves the focus to its start.
    const frame = requestAnimationFrame(() => {
      const named = CSS.escape(name);
      const field = form.current?.querySelector<HTMLElement>(
        `[name="${named}"], [data-field="${named}"] button`,
      );
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
      // A disabled field cannot be focused.
      if (!isReadOnly) requested.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [form, isReadOnly]);
}

interface FormFrameState {
  /** Id of the form element, for the `form` attribute of buttons outside it. */
  formId: string;
  element: RefObject<HTMLFormElement | null>;
  isDirty: boolean;
  discard: () => void;
  isSaving: boolean;
  /** Whether a picture is being processed. Saving waits for it. */
  isWaiting: boolean;
  isDisabled: boolean;
}

const FormFrameContext = createContext<FormFrameState | null>(null);

/** @throws Error outside a form frame */
export function useFormFrame(): FormFrameState {
  const frame = useContext(FormFrameContext);
  if (!frame) throw new Error('The component must be rendered in a FormFrame.');
  return frame;
}

interface FormFrameProps<TValues extends FieldValues, TResult> {
  editor: Pick<AdminForm<TValues, TResult>, 'form' | 'isDirty' | 'isRestored' | 'discard'>;
  /** Accessible name. */
  label: string;
  /** `page`: the form of a screen, with {@link PageButtons}. `editor`: the form of one record. */
  kind: 'page' | 'editor';
  isSaving?: boolean;
  /** Whether defaults are shown, so that nothing can be saved. */
  isReadOnly?: boolean;
  error?: string | undefined;
  /** Called with the result of the schema and the submitted values, if they are valid. */
  onSave: (result: TResult, values: TValues) => Promise<unknown>;
  /** Called before the first invalid field is focused, so that the caller can show it. */
  onInvalid?: (names: FieldPath<TValues>[]) => void;
  children: ReactNode;
  /** Rendered at the end of the form, such as {@link EditorButtons}. */
  footer?: ReactNode;
  /** Rendered after the form, such as other forms and {@link PageButtons}. */
  after?: ReactNode;
}

/** The fields of a dialog. They are disabled during a save, because the form closes after it and later input would be lost. */
function DialogFields({ isSaving, children }: { isSaving: boolean; children: ReactNode }) {
  return (
    <DialogContent>
      <fieldset
        role="presentation"
        disabled={isSaving}
        inert={isSaving}
        style={{ display: 'contents' }}
      >
        {children}
      </fieldset>
    </DialogContent>
  );
}

/** Submit, Ctrl+S, focus on the first error, restored input, and waiting for pictures. */
export function FormFrame<TValues extends FieldValues, TResult>(
  props: FormFrameProps<TValues, TResult>,
) {
  const { editor, label, kind, isSaving = false, isReadOnly = false, onSave, onInvalid } = props;
  const { form, isDirty, isRestored, discard } = editor;
  const { control, handleSubmit, getValues } = form;
  const element = useRef<HTMLFormElement>(null);
  const formId = useId();
  const { isSubmitting } = useFormState({ control });
  const isWaiting = useAdminSelector(selectArePicturesPending);
  const isDisabled = isSaving || isWaiting || isReadOnly;
  const isErrorWanted = useRef(false);
  const rememberFocus = useRestoreFocus(isSaving);
  const save = () => {
    if (isDisabled || isSubmitting) return;
    // A partly typed date or time has an empty value, so it would be lost. The browser names the missing part.
    const partial = [...(element.current?.elements ?? [])].find(
      (field) => field instanceof HTMLInputElement && field.willValidate && field.validity.badInput,
    ) as HTMLInputElement | undefined;
    if (partial) {
      partial.reportValidity();
      return;
    }
    rememberFocus();
    void handleSubmit(
      async (result) => void (await onSave(result, structuredClone(getValues()))),
      (found) => {
        isErrorWanted.current = true;
        onInvalid?.(Object.keys(found) as FieldPath<TValues>[]);
      },
    )();
  };
  // Runs after every render: the field may appear only when `onInvalid` has shown its part.
  useEffect(() => {
    // While it is submitted, the fields show the former errors.
    if (isErrorWanted.current && !isSubmitting && element.current)
      isErrorWanted.current = !focusFirstInvalidField(element.current);
  });
  useSaveShortcut(save, element);
  useFieldFromUrl(element, kind === 'page', isReadOnly);
  const handleDiscard = () => {
    discard();
    // The button is removed, and its focus would be lost.
    element.current?.focus({ preventScroll: true });
  };
  const fields = (
    <>
      {isRestored && (
        <RestoredInputBanner onDiscard={kind === 'editor' ? handleDiscard : undefined} />
      )}
      {props.children}
      {props.error && <StatusAlert severity="error">{props.error}</StatusAlert>}
    </>
  );
  return (
    <FormFrameContext
      value={{ formId, element, isDirty, discard, isSaving, isWaiting, isDisabled }}
    >
      <form
        ref={element}
        id={formId}
        tabIndex={-1}
        style={{ outline: 'none' }}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {kind === 'page' ? (
          <Stack spacing={3}>{fields}</Stack>
        ) : (
          <DialogFields isSaving={isSaving}>{fields}</DialogFields>
        )}
        {props.footer}
      </form>
      {props.after}
    </FormFrameContext>
  );
}

const PENDING_PICTURE_NOTE = 'Waiting for the image...';

interface EditorButtonsProps {
  saveText: string;
  busyText?: string;
  /** Names of the fields without which the form cannot be saved. Pressing them shows their errors and focuses the first. */
  missing?: readonly string[];
  note?: string | undefined;
  /** Without it, there is no Cancel button. */
  onCancel?: (() => void) | undefined;
}

export function EditorButtons(props: EditorButtonsProps) {
  const { saveText, busyText = 'Saving...', missing = [], note, onCancel } = props;
  const { isSaving, isWaiting, isDisabled } = useFormFrame();
  return (
    <DialogActions>
      <Button type="submit" variant="contained" disabled={isDisabled || missing.length > 0}>
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
      {missing.length > 0 && !isDisabled && (
        <Link component="button" type="submit" variant="body2" sx={{ py: 1.5 }}>
          {`Missing: ${missing.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).join(', ')}`}
        </Link>
      )}
    </DialogActions>
  );
}

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
