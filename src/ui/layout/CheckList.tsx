import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';

const List = styled('ul')(({ theme }) => ({
  marginTop: 16,
  '& li': {
    display: 'flex',
    gap: 12,
    padding: '12px 0',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& li > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { color: theme.vars?.palette.support, flex: 'none', marginTop: 2 },
}));

export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item, index) => (
        <li key={`${index}-${item}`}>
          <CheckIcon fontSize="small" />
          <span>{item}</span>
        </li>
      ))}
    </List>
  );
}
