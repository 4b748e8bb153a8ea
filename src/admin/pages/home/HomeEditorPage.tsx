import { useSearchParams } from 'react-router-dom';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { LoadErrorBanner } from '../../layout/LoadErrorBanner';
import { HomeEditor } from './HomeEditor';
import { homeTabOf } from './HomeTabs';
import { AdminHead } from '../../layout/AdminHead';
import { Spinner } from '../../layout/Spinner';
import { useEditedContent } from '../../store/useEditedContent';

const TAB = 'tab';

/** Home Page Editor. Content that could not be loaded cannot be overwritten. */
export default function HomeEditorPage() {
  const content = useEditedContent();
  const [params, setParams] = useSearchParams();
  if (!content) return <Spinner label="Loading home page" />;
  const { copy, failed, isLockedByOtherTab } = content;
  const isFailed = failed.includes(FILES.home);
  const openTab = (tab: string) => setParams({ [TAB]: tab }, { replace: true });
  return (
    <>
      <AdminHead title="Home Page" path={PATHS.adminHome} />
      <HomeEditor
        content={copy}
        tab={homeTabOf(params.get(TAB))}
        onTab={openTab}
        isLockedByOtherTab={isLockedByOtherTab}
        isFailed={isFailed}
        notice={
          isFailed && (
            <LoadErrorBanner>Failed to load data. Please try again later.</LoadErrorBanner>
          )
        }
      />
    </>
  );
}
