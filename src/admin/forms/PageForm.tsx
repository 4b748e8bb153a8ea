import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { goToFirstError } from './EditorForm';
import { RestoredInputBanner } from './RestoredInputBanner';
import {
  PENDING_PICTURE_NOTE,
  PendingPicturesContext,
  type PendingPictures,
} from './pictures/pendingPictures';
import { useSaveShortcut } from './shortcuts';
import { useFieldFromUrl } from './useFieldFromUrl';
import { useRestoreFocus } from './layout/useRestoreFocus';

const Fields = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '&:focus': { outline: 'none' },
});

const Bar = styled('footer')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.default,
}));

export interface PageFormProps<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** Id of the form, which the save bar refers to. */
  id: string;
  /** Accessible name. */
  label: string;
  /** Whether unsaved input from before a reload has been restored. */
  isRestored: boolean;
  isSaving: boolean;
  /** Saving waits for pending pictures, which would otherwise be left out. */
  pictures: PendingPictures;
  onSave: (values: T) => Promise<unknown>;
  onDiscard: () => void;
  /**
   * Called with the invalid fields before the first one is focused, so that the caller can show it.
   */
  onInvalid?: (names: FieldPath<T>[]) => void;
  children: ReactNode;
}

/** Form of a whole page: the restored-input banner and the fields. A {@link SaveBar} saves it. */
export function PageForm<T extends FieldValues>(props: PageFormProps<T>) {
  const { form, id, label, isRestored, isSaving, pictures, onSave, onInvalid } = props;
  const element = useRef<HTMLFormElement>(null);
  const isErrorWanted = useRef(false);
  const submit = form.handleSubmit(
    async (values) => void (await onSave(values)),
    (errors) => {
      isErrorWanted.current = true;
      onInvalid?.(Object.keys(errors) as FieldPath<T>[]);
    },
  );
  // The field may appear only after another part of the form is shown.
  useEffect(() => {
    if (isErrorWanted.current && element.current)
      isErrorWanted.current = !goToFirstError(element.current);
  });
  useRestoreFocus(isSaving);
  const save = () => void (!isSaving && !pictures.isWaiting && submit());
  useSaveShortcut(save);
  useFieldFromUrl(element, true);
  return (
    <Fields
      ref={element}
      id={id}
      tabIndex={-1}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {isRestored && (
        <RestoredInputBanner
          onDiscard={() => {
            props.onDiscard();
            // The button is removed, and its focus would be lost.
            element.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <PendingPicturesContext value={pictures.begin}>{props.children}</PendingPicturesContext>
    </Fields>
  );
}

export interface SaveBarProps {
  /** Id of the form that is saved. */
  form: string;
  isSaving: boolean;
  /** Whether a picture is being processed. */
  isWaiting: boolean;
  isDisabled: boolean;
  isDirty: boolean;
  onDiscard: () => void;
}

/** Buttons of a page form, which always stay visible. */
export function SaveBar(props: SaveBarProps) {
  const { form, isSaving, isWaiting, isDisabled, isDirty, onDiscard } = props;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Bar data-foot>
      <Button
        ref={button}
        type="submit"
        form={form}
        variant="contained"
        disabled={isSaving || isWaiting || isDisabled}
      >
        {isSaving ? 'Saving...' : 'Save Changes'}
      </Button>
      {isDirty && !isSaving && (
        <Button
          variant="outlined"
          onClick={() => {
            onDiscard();
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
    </Bar>
  );
}
