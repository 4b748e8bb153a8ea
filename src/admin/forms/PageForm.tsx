import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { goToFirstError } from './EditorForm';
import { RestoredInputBanner } from './RestoredInputBanner';
import { PENDING_PICTURE_NOTE, PendingPicturesContext, type PendingPictures } from './pictures/pendingPictures';
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
  /** Of the form, for the bar that saves it. */
  id: string;
  /** Accessible name. */
  label: string;
  /** Whether what was typed before a reload has been brought back. */
  isRestored: boolean;
  isSaving: boolean;
  /** Saved before its pictures are taken, they would be left out. */
  pictures: PendingPictures;
  onSave: (values: T) => Promise<unknown>;
  onDiscard: () => void;
  /** Told the fields that are wrong before the keyboard goes to the first, so that it is on the screen. */
  onInvalid?: (names: FieldPath<T>[]) => void;
  children: ReactNode;
}

/** The form of a whole page: what was brought back, and the fields. It is saved by a {@link SaveBar}. */
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
  // It may be on the screen only once another part of the form is.
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
            // The focus would be lost with the button.
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
  /** A picture is being taken. */
  isWaiting: boolean;
  isDisabled: boolean;
  isDirty: boolean;
  onDiscard: () => void;
}

/** The buttons of a page's form, always in reach. */
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
            // The focus would be lost with the button.
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
