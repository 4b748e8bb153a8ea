import { styled } from '@mui/material/styles';
import { HEIGHTS, RADII } from '@/theme/tokens';

const Field = styled('label')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  flex: '1 0 100%',
  minWidth: 0,
  fontWeight: 600,
  fontSize: '0.9375rem',
  '& > input': {
    width: '100%',
    minHeight: HEIGHTS.touch,
    padding: '8px 14px',
    border: `1px solid ${theme.vars?.palette.edge}`,
    borderRadius: RADII.field,
    backgroundColor: theme.vars?.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    fontWeight: 400,
    fontSize: '1rem',
    textOverflow: 'ellipsis',
  },
}));

function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/** For manual copying when the browser denies access to the clipboard. */
export function LinkToCopy({ label, url }: { label: string; url: string }) {
  return (
    <Field>
      {label}
      <input
        key={url}
        ref={selectAll}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Field>
  );
}
