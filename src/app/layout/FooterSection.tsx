import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { safeHref } from '@/domain/links/links';
import type { FooterGroup as Group } from '@/domain/site/schema';
import { SmartLink } from '@/ui/links/SmartLink';

const Toggle = styled('button')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  width: '100%',
  minHeight: 52,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& svg': { transition: 'transform 150ms ease-out' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const Title = styled('h2')(({ theme }) => ({
  display: 'none',
  fontSize: '0.9375rem',
  fontWeight: 600,
  marginBottom: 8,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { display: 'block' },
}));

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: '0 0 12px',
  overflowWrap: 'anywhere',
  '&[data-closed]': { display: 'none', '@media (scripting: none)': { display: 'block' } },
  [theme.breakpoints.up('sm')]: { padding: 0, '&[data-closed]': { display: 'block' } },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    textDecoration: 'none',
    color: theme.vars?.palette.text.secondary,
    lineHeight: 1.35,
    [theme.breakpoints.up('sm')]: { minHeight: 34, fontSize: '0.9375rem' },
  },
  '& a:hover': { color: theme.vars?.palette.text.primary, textDecoration: 'underline' },
}));

export function FooterSection({ group }: { group: Group }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <section>
      <Title>{group.title}</Title>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {group.title}
        <ExpandMoreIcon />
      </Toggle>
      <List id={id} data-closed={isOpen ? undefined : ''}>
        {group.links.map(({ label, to }, index) => (
          <li key={`${index}-${label}`}>
            <SmartLink to={safeHref(to) ?? '/'}>{label}</SmartLink>
          </li>
        ))}
      </List>
    </section>
  );
}
