import { useSelector } from 'react-redux';
import { PAGE_IDS } from '@/api/drafts/draftEntry';
import { selectDrafts } from '@/api/drafts/draftsReducer';
import { DEFAULT_ABOUT } from '@/domain/aboutForm';
import { FILES } from '@/domain/contentFiles';
import { PATHS } from '@/domain/paths';
import { AboutEditor } from '@/features/admin/about';
import { FailedLoad } from '@/features/admin/common/FailedLoad';
import { PageHead } from '../PageHead';
import { Spinner } from './Spinner';
import { useEditedContent } from './useEditedContent';

/** About Page Editor (back-office.md §2, §8); defaults that stand in for a failed load are not saved. */
export default function AboutEditorPage() {
  const content = useEditedContent();
  const hasDraft = Boolean(useSelector(selectDrafts).pages[PAGE_IDS.about]?.draft);
  if (!content) return <Spinner label="Loading about page" />;
  const { copy, failed, isFollowing } = content;
  const isFailed = failed.includes(FILES.about);
  return (
    <>
      <PageHead title="About Page" description="" path={PATHS.adminAbout} isPrivate />
      <AboutEditor
        about={isFailed && !hasDraft ? DEFAULT_ABOUT : copy.about}
        isReadOnly={isFailed || isFollowing}
        notice={
          isFailed && (
            <FailedLoad detail="Data shown may not reflect the latest changes.">
              Failed to load about page data. Using default data.
            </FailedLoad>
          )
        }
      />
    </>
  );
}
