import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import type { ReactNode, Ref, RefObject } from 'react';
import { RADII } from '@/theme/tokens';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import type { PictureTaskState } from './usePictureTask';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  '& > label': { fontWeight: 600, fontSize: '0.9375rem' },
  '& > p': { fontSize: '0.875rem', lineHeight: 1.4, color: theme.vars?.palette.text.secondary },
  '& > p[data-error]': { color: theme.vars?.palette.error.main },
  '&[data-drag]': {
    outline: `2px dashed ${theme.vars?.palette.primary.main}`,
    outlineOffset: 6,
    borderRadius: RADII.card,
  },
  '&:focus-visible': { borderRadius: RADII.card, outlineOffset: 6 },
}));

const Progress = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 8px 8px 16px',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  '& progress': { width: '100%', height: 6 },
  '& span': { fontSize: '0.875rem' },
  '& > div': { display: 'grid', gap: 6 },
}));

/** Placeholder of an empty picture field. It can be pressed and accepts dropped files. */
export const DropTarget = styled('button')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 4,
  width: '100%',
  minHeight: 132,
  padding: 16,
  borderRadius: RADII.card,
  border: `1px dashed ${theme.vars?.palette.edge}`,
  background: 'none',
  color: theme.vars?.palette.text.primary,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '& > svg': { color: theme.vars?.palette.primary.main },
  '& > small': {
    fontSize: '0.875rem',
    fontWeight: 400,
    color: theme.vars?.palette.text.secondary,
  },
  '&:hover': { borderColor: theme.vars?.palette.primary.main },
  '&[data-invalid]': { borderColor: theme.vars?.palette.error.main },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
}));

export interface PictureFieldFrameProps {
  id: string;
  label: string;
  isRequired: boolean;
  hint?: string;
  /** Validation error of the value. */
  error?: string;
  work: PictureTaskState;
  onCancel: () => void;
  onUploadAgain: () => void;
  /** Props of the drop zone. */
  rootProps: Record<string, unknown> & { ref?: Ref<HTMLDivElement> };
  /** Element of the drop zone. */
  root: RefObject<HTMLElement | null>;
  isDragActive: boolean;
  children: ReactNode;
}

/** Frame of picture fields: label, hint, progress with Cancel, and errors. */
export function PictureFieldFrame(props: PictureFieldFrameProps) {
  const { id, label, isRequired, hint, error, work, children } = props;
  const { step, pendingUpload } = work;
  const problem = work.error ?? error;
  // Buttons are removed with their picture. The focus then moves to the field.
  const keptFocus = useFocusFallback(props.root);
  return (
    <Frame
      {...props.rootProps}
      {...keptFocus}
      tabIndex={-1}
      data-drag={props.isDragActive ? '' : undefined}
    >
      <label id={`${id}-label`} htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {step && (
        <Progress>
          <div>
            <span role="status">{step.text}…</span>
            <progress value={step.part} aria-label={`${step.text} ${label}`} />
          </div>
          <Button size="small" color="inherit" onClick={props.onCancel}>
            Cancel
          </Button>
        </Progress>
      )}
      <p
        id={`${id}-note`}
        data-error={problem ? '' : undefined}
        role={problem ? 'alert' : undefined}
      >
        {problem ?? work.note ?? hint}
      </p>
      {pendingUpload && (
        <div>
          <Button size="small" variant="outlined" onClick={props.onUploadAgain}>
            Retry upload
          </Button>
        </div>
      )}
    </Frame>
  );
}
