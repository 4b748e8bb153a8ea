import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { clampPage, pageCount, pageSlice } from '@/domain/listing/paging';
import { Pager } from '@/ui/list/Pager';
import { PAGE_SIZE } from '../column';

interface PagedProps<T> {
  /** Accessible name of the pager. */
  label: string;
  list: readonly T[];
  children: (shown: readonly T[]) => ReactNode;
}

/** List with ten items per page, and a pager if there are more. */
export function Paged<T>({ label, list, children }: PagedProps<T>) {
  const [wanted, setWanted] = useState(1);
  const pages = pageCount(list.length, PAGE_SIZE);
  const page = clampPage(wanted, list.length, PAGE_SIZE);
  return (
    <Stack spacing={2}>
      {children(pageSlice(list, page, PAGE_SIZE))}
      <Pager label={label} page={page} pages={pages} onPage={setWanted} />
    </Stack>
  );
}
