import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { pageCount, pageNumbers, pageSlice } from '@/domain/listing/paging';
import { RADII } from '@/theme/tokens';
import { CardGrid } from '@/ui/layout/CardGrid';
import { Pager } from '@/ui/list/Pager';
import { PreviewLink } from './PreviewLink';

const PAGE_SIZE = 10;

const Body = styled(DialogContent)({
  gap: 32,
  '& h3': { marginBottom: 12 },
});

/** Records as small cards with a picture, a title and details. */
export const PreviewCards = styled(CardGrid)(({ theme }) => ({
  '& li': { minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600, lineHeight: 1.3 },
  '& li > span:first-of-type': { borderRadius: RADII.card, marginBottom: 8 },
  '& li > small': {
    display: 'block',
    margin: '2px 0 6px',
    color: theme.vars?.palette.text.secondary,
    fontWeight: 400,
    fontSize: '0.875rem',
  },
}));

const Pages = styled('div')({ display: 'grid', gap: 16 });

interface PagedProps<T> {
  list: readonly T[];
  children: (shown: readonly T[]) => ReactNode;
}

/** List with ten items per page, and a pager if there are more. */
export function Paged<T>({ list, children }: PagedProps<T>) {
  const [page, setPage] = useState(1);
  const pages = pageCount(list.length, PAGE_SIZE);
  return (
    <Pages>
      {children(pageSlice(list, page, PAGE_SIZE))}
      {pages > 1 && (
        <Pager
          label="Preview pages"
          page={page}
          pages={pages}
          numbers={pageNumbers(page, pages)}
          onPage={setPage}
        />
      )}
    </Pages>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h3">
        {title}
      </Typography>
      {children}
    </section>
  );
}

interface RecordsPreviewProps {
  /** Plural noun of the records in the texts. */
  noun: string;
  /** Public path of the page. */
  path: string;
  /** Headings of the two sections. */
  titles: readonly [featured: string, all: string];
  /** Featured records, or null while there are none. */
  featured: ReactNode;
  /** All records, or null while there are none. */
  all: ReactNode;
}

/** Live Preview of records: the featured ones, then all. */
export function RecordsPreview({ noun, path, titles, featured, all }: RecordsPreviewProps) {
  return (
    <Body>
      <PreviewLink path={path} />
      <Part title={titles[0]}>
        {featured ?? (
          <Typography color="textSecondary">
            {`No featured ${noun} yet. Mark some ${noun} as featured to see them here.`}
          </Typography>
        )}
      </Part>
      <Part title={titles[1]}>
        {all ?? (
          <Typography color="textSecondary">
            {`No ${noun} available. Add some ${noun} to see them here.`}
          </Typography>
        )}
      </Part>
    </Body>
  );
}
