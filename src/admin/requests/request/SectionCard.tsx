import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type ReactNode } from 'react';
import { RADII } from '@/theme/tokens';
import { focusFirstInvalidField } from '../../forms/focusFirstInvalidField';

/** Native elements with one style: accordions of Material UI would take half the time in which a phone opens a request. */
export const SectionCards = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: RADII.card,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > div + div': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& > div > h2 > button': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 12,
    width: '100%',
    minHeight: 48,
    padding: '11px 16px',
    textAlign: 'start',
    '& > strong': theme.typography.h5,
    '& > span': {
      ...theme.typography.body1,
      color: theme.vars?.palette.text.secondary,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '&::after': {
      content: '""',
      flex: 'none',
      width: 10,
      height: 10,
      margin: '0 5px 4px auto',
      borderRight: '2px solid',
      borderBottom: '2px solid',
      transform: 'rotate(45deg)',
    },
    '&[aria-expanded="true"]::after': { transform: 'translateY(4px) rotate(225deg)' },
  },
  '& > div > div': { padding: '0 16px 12px' },
}));

interface SectionCardProps {
  title: string;
  summary: string;
  startsOpen: boolean;
  children: ReactNode;
}

/** Section of a page on a phone, which can be closed, except while a field of it is invalid. */
export function SectionCard({ title, summary, startsOpen, children }: SectionCardProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const content = useRef<HTMLDivElement>(null);
  const id = useId();
  const handleClick = () => {
    if (!content.current || !focusFirstInvalidField(content.current)) setIsOpen(!isOpen);
  };
  return (
    <div>
      <h2>
        <button type="button" id={id} aria-expanded={isOpen} onClick={handleClick}>
          <strong>{title}</strong>
          {!isOpen && <span translate="no">{summary}</span>}
        </button>
      </h2>
      {isOpen && (
        <div ref={content} role="region" aria-labelledby={id}>
          {children}
        </div>
      )}
    </div>
  );
}
