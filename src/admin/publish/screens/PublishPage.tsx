import { usePublishedContentQuery } from '../../drafts/content/publishedContent';
import { PUBLISH_PATH } from '@/domain/links/adminPaths';
import { PublishScreen } from './PublishScreen';
import { AdminHead } from '../../layout/AdminHead';
import { Spinner } from '../../layout/Spinner';

/** Page to publish the drafts. */
export default function PublishPage() {
  const { data } = usePublishedContentQuery();
  if (!data) return <Spinner label="Loading changes" />;
  return (
    <>
      <AdminHead title="Publish" path={PUBLISH_PATH} />
      <PublishScreen setting={import.meta.env.VITE_PUBLISH_TARGET} />
    </>
  );
}
