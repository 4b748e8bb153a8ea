import { useLayoutEffect } from 'react';
import { useDispatch } from 'react-redux';
import { contentApi } from '@/api/content/contentApi';
import { Redirect } from '@/ui/navigation/Redirect';

type Entry = Parameters<typeof contentApi.util.upsertQueryEntries>[0][number];

interface RecordRedirectProps {
  to: string;
  /** Result for the other URL, which is then shown without a request. */
  entry: Entry;
}

/** Redirects from a URL with another name of a record, such as its ID, to its own URL. */
export function RecordRedirect({ to, entry }: RecordRedirectProps) {
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    dispatch(contentApi.util.upsertQueryEntries([entry]));
  }, [dispatch, entry]);
  return <Redirect to={to} />;
}
