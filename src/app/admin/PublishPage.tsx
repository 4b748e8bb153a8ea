import { usePublishedContentQuery } from '@/api/drafts/publishedContent';
import { PUBLISH_PATH } from '@/domain/adminPaths';
import { PublishScreen } from '@/features/admin/publish';
import { PageHead } from '../PageHead';
import { Spinner } from './Spinner';

/** Publish: from drafts to the live site. */
export default function PublishPage() {
  const { data } = usePublishedContentQuery();
  if (!data) return <Spinner label="Loading changes" />;
  return (
    <>
      <PageHead title="Publish" description="" path={PUBLISH_PATH} isPrivate />
      <PublishScreen setting={import.meta.env.VITE_PUBLISH_TARGET} />
    </>
  );
}
