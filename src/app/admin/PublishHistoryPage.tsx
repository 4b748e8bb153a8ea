import { usePublishedContentQuery } from '@/api/drafts/publishedContent';
import { HISTORY_PATH } from '@/domain/adminPaths';
import { DraftBackups, HistoryScreen } from '@/features/admin/publish';
import { PageHead } from '../PageHead';
import { Spinner } from './Spinner';

/** What was published, and how it comes back. */
export default function PublishHistoryPage() {
  const { data } = usePublishedContentQuery();
  if (!data) return <Spinner label="Loading history" />;
  return (
    <>
      <PageHead title="Publish History" description="" path={HISTORY_PATH} isPrivate />
      <HistoryScreen setting={import.meta.env.VITE_PUBLISH_TARGET} />
      <DraftBackups />
    </>
  );
}
