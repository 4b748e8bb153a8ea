import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ArticleSection } from './topicSections';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  marginTop: 8,
  padding: 0,
  '& li': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& li:last-of-type': { borderBottom: `1px solid ${theme.vars?.palette.divider}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '8px 0',
    lineHeight: 1.35,
    textDecoration: 'none',
    color: theme.vars?.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& a:hover': { color: theme.vars?.palette.text.primary, textDecoration: 'underline' },
}));

/** Table of contents of an article. */
export function TopicContents({ parts }: { parts: readonly ArticleSection[] }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Typography variant="overline" component="p" color="primary" id={id}>
        On this page
      </Typography>
      <List>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.heading}</a>
          </li>
        ))}
      </List>
    </nav>
  );
}
