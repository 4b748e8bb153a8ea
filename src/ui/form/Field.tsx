import { styled } from '@mui/material/styles';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { cleanText } from '@/domain/text/cleanText';
import { RADII } from '@/theme/tokens';
import { lazyComponent } from '../lazy/lazyComponent';

/** Loaded when an address or a number has been entered. */
const FieldTypo = lazyComponent(() => import('./FieldTypo'), { isOptional: true });

interface FieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  hint?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  rows?: number;
  /** The field is a select. */
  options?: readonly { value: string; label: string }[] | undefined;
  type?: 'email' | 'tel' | 'date';
  inputProps?: ComponentProps<'input'>;
}

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0 });

const Label = styled('label')({ fontWeight: 600, fontSize: '0.9375rem', marginBottom: 6 });

const Control = styled('input')(({ theme }) => ({
  width: '100%',
  minWidth: 0,
  padding: '11px 13px',
  border: `1px solid ${theme.vars?.palette.edge}`,
  borderRadius: RADII.field,
  backgroundColor: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
  font: 'inherit',
  // iOS zooms into a focused field whose font is smaller than 16 px.
  fontSize: '1rem',
  'input&, select&': { height: 'max(48px, 2.25rem)' },
  'textarea&': { resize: 'vertical' },
  '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
  '&:hover': { borderColor: theme.vars?.palette.text.primary },
  '&:focus-visible': { borderColor: theme.vars?.palette.primary.main, outlineOffset: -2 },
  '&[aria-invalid]': { borderColor: theme.vars?.palette.error.main },
  '&:disabled': {
    borderColor: theme.vars?.palette.divider,
    color: theme.vars?.palette.text.secondary,
  },
}));

const Note = styled('p')(({ theme }) => ({
  margin: '6px 2px 0',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  color: theme.vars?.palette.text.secondary,
  '&[data-error]': { color: theme.vars?.palette.error.main },
}));

/** An e-mail address or phone number that looks wrong when the field is left gets a note, and can be sent. */
export function Field(props: FieldProps) {
  const { label, name, value, onChange, error, hint, isRequired, isDisabled, rows, type, options } =
    props;
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  const typoId = `${id}-typo`;
  const [left, setLeft] = useState('');
  const isLeft = left !== '' && left === value;
  return (
    <Frame>
      <Label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </Label>
      <Control
        {...(options
          ? { as: 'select' }
          : rows === undefined
            ? { type: type ?? 'text' }
            : { as: 'textarea', rows })}
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          const text = options ? value : cleanText(value);
          if (text !== value) onChange(text);
          setLeft(text);
        }}
        required={isRequired}
        disabled={isDisabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${note ? noteId : ''} ${isLeft ? typoId : ''}`.trim() || undefined}
        {...props.inputProps}
      >
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Control>
      {note && (
        <Note id={noteId} data-error={error ? '' : undefined}>
          {note}
        </Note>
      )}
      {(type === 'email' || type === 'tel') && (
        <div id={typoId} aria-live="polite">
          {isLeft && <FieldTypo type={type} value={value} fieldId={id} onChange={onChange} />}
        </div>
      )}
    </Frame>
  );
}
