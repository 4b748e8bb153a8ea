import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { selectKeeping } from '@/api/drafts/draftsReducer';
import { usePublishedContentQuery } from '@/api/drafts/publishedContent';
import { selectWorkingCopy } from '@/api/drafts/workingCopySelectors';
import { FILES } from '@/domain/contentFiles';
import { PATHS } from '@/domain/paths';
import { HomeEditor, homeTabOf } from '@/features/admin/home';
import { Banner } from '@/ui/Banner';
import { PageHead } from '../PageHead';
import { Spinner } from './Spinner';

const TAB = 'tab';

/** Home Page Editor (back-office.md §2, §8); what could not be loaded cannot be saved over. */
export default function HomeEditorPage() {
  const published = usePublishedContentQuery();
  const copy = useSelector(selectWorkingCopy);
  const { isFollowing, status } = useSelector(selectKeeping);
  const [params, setParams] = useSearchParams();
  if (!copy || !published.data || status === 'reading')
    return <Spinner label="Loading home page" />;
  const { failed } = published.data;
  const isFailed = failed.includes(FILES.home);
  const retry = () => void published.refetch();
  const openTab = (tab: string) => setParams({ [TAB]: tab }, { replace: true });
  return (
    <>
      <PageHead title="Home Page" description="" path={PATHS.adminHome} isPrivate />
      <HomeEditor
        content={copy}
        tab={homeTabOf(params.get(TAB))}
        onTab={openTab}
        failed={failed}
        onRetry={retry}
        isFollowing={isFollowing}
        isFailed={isFailed}
        notice={
          isFailed && (
            <Banner tone="error">
              <span>Failed to load data. Please try again later.</span>
              <Button
                variant="outlined"
                size="small"
                disabled={published.isFetching}
                onClick={retry}
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
