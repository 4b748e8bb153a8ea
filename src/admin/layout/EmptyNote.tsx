import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { NearestSearch } from '@/domain/search/nearest';
import { RADII } from '@/theme/tokens';

export const EmptyNote = styled('p')(({ theme }) => ({
  padding: '32px 16px',
  borderRadius: RADII.card,
  border: `1px dashed ${theme.vars?.palette.edge}`,
  textAlign: 'center',
  color: theme.vars?.palette.text.secondary,
}));

interface NearestNoteProps {
  nearest: NearestSearch | undefined;
  found: number;
  onSearch: (search: string) => void;
}

/** Names the search whose results are shown instead of the typed one, or offers it. */
export function NearestNote({ nearest, found, onSearch }: NearestNoteProps) {
  if (!nearest) return null;
  const { search } = nearest;
  if (found > 0) return <div>{`Showing results for "${search.toLowerCase()}"`}</div>;
  return <Button onClick={() => onSearch(search)}>{`Did you mean ${search}?`}</Button>;
}
