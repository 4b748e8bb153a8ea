import { usePublishedContentQuery } from '../../../drafts/content/publishedContent';
import { HISTORY_PATH } from '@/domain/links/adminPaths';
import { DraftBackups } from '../backups/DraftBackups';
import { PublishHistoryScreen } from './PublishHistoryScreen';
import { PageHead } from '@/ui/head/PageHead';
import { Spinner } from '../../../layout/Spinner';

/** Page with the publish history. */
export default function PublishHistoryPage() {
  const { data } = usePublishedContentQuery();
  if (!data) return <Spinner label="Loading history" />;
  return (
    <>
      <PageHead title="Publish history" description="" path={HISTORY_PATH} isPrivate />
      <PublishHistoryScreen setting={import.meta.env.VITE_PUBLISH_TARGET} />
      <DraftBackups />
    </>
  );
}
