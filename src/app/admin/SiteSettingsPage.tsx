import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { selectKeeping } from '@/api/drafts/draftsReducer';
import { usePublishedContentQuery } from '@/api/drafts/publishedContent';
import { selectWorkingCopy } from '@/api/drafts/workingCopySelectors';
import { FILES } from '@/domain/contentFiles';
import { PATHS } from '@/domain/paths';
import { SiteSettingsEditor } from '@/features/admin/site-settings';
import { Banner } from '@/ui/Banner';
import { PageHead } from '../PageHead';
import { Spinner } from './Spinner';

/** Site Settings (back-office.md §2); what stands in for a failed load is shown, not saved. */
export default function SiteSettingsPage() {
  const published = usePublishedContentQuery();
  const copy = useSelector(selectWorkingCopy);
  const { isFollowing, status } = useSelector(selectKeeping);
  if (!copy || !published.data || status === 'reading') return <Spinner label="Loading settings" />;
  const isFailed = published.data.failed.includes(FILES.site);
  return (
    <>
      <PageHead title="Site Settings" description="" path={PATHS.adminSettings} isPrivate />
      <SiteSettingsEditor
        site={copy.site}
        isReadOnly={isFailed || isFollowing}
        notice={
          isFailed && (
            <Banner tone="warning">
              <span>
                The settings could not be loaded. They can be changed once the real ones have
                loaded.
              </span>
              <Button
                variant="outlined"
                size="small"
                disabled={published.isFetching}
                onClick={() => void published.refetch()}
              >
                Try Again
              </Button>
            </Banner>
          )
        }
      />
    </>
  );
}
