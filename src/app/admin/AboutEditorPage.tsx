import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { PAGE_IDS } from '@/api/drafts/draftEntry';
import { selectDrafts, selectKeeping } from '@/api/drafts/draftsReducer';
import { usePublishedContentQuery } from '@/api/drafts/publishedContent';
import { selectWorkingCopy } from '@/api/drafts/workingCopySelectors';
import { DEFAULT_ABOUT } from '@/domain/aboutForm';
import { FILES } from '@/domain/contentFiles';
import { PATHS } from '@/domain/paths';
import { AboutEditor } from '@/features/admin/about';
import { Banner } from '@/ui/Banner';
import { PageHead } from '../PageHead';
import { Spinner } from './Spinner';

/** About Page Editor (back-office.md §2, §8); defaults that stand in for a failed load are not saved. */
export default function AboutEditorPage() {
  const published = usePublishedContentQuery();
  const copy = useSelector(selectWorkingCopy);
  const { isFollowing, status } = useSelector(selectKeeping);
  const hasDraft = Boolean(useSelector(selectDrafts).pages[PAGE_IDS.about]?.draft);
  if (!copy || !published.data || status === 'reading')
    return <Spinner label="Loading about page" />;
  const isFailed = published.data.failed.includes(FILES.about);
  return (
    <>
      <PageHead title="About Page" description="" path={PATHS.adminAbout} isPrivate />
      <AboutEditor
        about={isFailed && !hasDraft ? DEFAULT_ABOUT : copy.about}
        isReadOnly={isFailed || isFollowing}
        notice={
          isFailed && (
            <Banner tone="error">
              <span>Failed to load about page data. Using default data.</span>
              <span>Data shown may not reflect the latest changes.</span>
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
