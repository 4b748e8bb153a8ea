import { usePublishedContentQuery } from '../../drafts/content/publishedContent';
import { PUBLISH_PATH } from '@/domain/links/adminPaths';
import { PublishScreen } from './PublishScreen';
import { PageHead } from '@/ui/head/PageHead';
import { Spinner } from '../../layout/Spinner';

/** Page to publish the drafts. */
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
