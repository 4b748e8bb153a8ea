import { usePublishedContentQuery } from '../../../drafts/content/publishedContent';
import { HISTORY_PATH } from '@/domain/links/adminPaths';
import { PublishHistoryScreen } from './PublishHistoryScreen';
import { AdminHead } from '../../../layout/AdminHead';
import { Spinner } from '../../../layout/Spinner';

/** Page with the publish history. */
export default function PublishHistoryPage() {
  const { data } = usePublishedContentQuery();
  if (!data) return <Spinner label="Loading history" />;
  return (
    <>
      <AdminHead title="Publish history" path={HISTORY_PATH} />
      <PublishHistoryScreen setting={import.meta.env.VITE_PUBLISH_TARGET} />
    </>
  );
}
