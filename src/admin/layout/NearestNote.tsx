import Button from '@mui/material/Button';
import type { NearestSearch } from '@/domain/search/nearest';

interface NearestNoteProps {
  nearest: NearestSearch | undefined;
  /** Number of results that are shown. */
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
