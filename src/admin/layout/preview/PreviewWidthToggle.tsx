import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { PREVIEW_WIDTHS, type PreviewWidth } from './widths';

const Group = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  border: `1px solid ${theme.vars?.palette.edge}`,
  borderRadius: RADII.pill,
  '& > label': {
    display: 'inline-grid',
    placeItems: 'center',
    minHeight: HEIGHTS.touch - 2,
    padding: '0 16px',
    borderRadius: RADII.pill,
    fontWeight: 600,
    fontSize: '0.9375rem',
    cursor: 'pointer',
  },
  '& > label:has(:checked)': {
    backgroundColor: theme.vars?.palette.accentFill,
    color: theme.vars?.palette.onAccent,
  },
  '& > label:has(:focus-visible)': {
    outline: `2px solid ${theme.vars?.palette.text.primary}`,
    outlineOffset: 2,
  },
  '& input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
}));

interface PreviewWidthToggleProps {
  value: PreviewWidth;
  onChange: (width: PreviewWidth) => void;
}

/** Toggle for the preview width: phone, tablet or desktop. */
export function PreviewWidthToggle({ value, onChange }: PreviewWidthToggleProps) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label="Preview width">
      {PREVIEW_WIDTHS.map((width) => (
        <label key={width.name}>
          <input
            type="radio"
            name={name}
            checked={value === width.name}
            onChange={() => onChange(width.name)}
          />
          {width.name}
        </label>
      ))}
    </Group>
  );
}
