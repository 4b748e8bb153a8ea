import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { useRef, type SyntheticEvent } from 'react';
import { HEIGHTS, RADII } from '@/theme/tokens';

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter and on blur. */
  onSettle?: () => void;
  maxLength?: number;
  className?: string;
}

const Box = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  '& > svg': {
    position: 'absolute',
    left: 14,
    fontSize: 22,
    color: theme.vars?.palette.text.secondary,
    pointerEvents: 'none',
  },
  '& input': {
    width: '100%',
    height: HEIGHTS.touch,
    padding: `0 ${HEIGHTS.touch}px 0 44px`,
    border: `1px solid ${theme.vars?.palette.edge}`,
    borderRadius: RADII.pill,
    backgroundColor: theme.vars?.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    appearance: 'none',
    textOverflow: 'ellipsis',
  },
  '& input:placeholder-shown': { paddingRight: 12 },
  '& input::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& input:focus-visible': { outlineOffset: 0, borderColor: 'transparent' },
  '& button': {
    position: 'absolute',
    right: 0,
    display: 'grid',
    placeItems: 'center',
    width: HEIGHTS.touch,
    height: HEIGHTS.touch,
    borderRadius: RADII.pill,
    color: theme.vars?.palette.text.secondary,
  },
}));

export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, value, onChange, onSettle, maxLength, className } = props;
  const input = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSettle?.();
  };
  const handleClear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Box role="search" className={className} onSubmit={handleSubmit}>
      <SearchIcon aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onSettle}
      />
      {value !== '' && (
        <button type="button" aria-label="Clear text" onClick={handleClear}>
          <CloseIcon fontSize="small" />
        </button>
      )}
    </Box>
  );
}
