import { useAdminSelector } from '../../store/hooks';
import { PAGE_IDS } from '../../drafts/state/draftEntry';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { DEFAULT_ABOUT } from './aboutForm';
import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { AboutEditor } from './AboutEditor';
import { LoadErrorBanner } from '../../layout/LoadErrorBanner';
import { AdminHead } from '../../layout/AdminHead';
import { Spinner } from '../../layout/Spinner';
import { useEditedContent } from '../../store/useEditedContent';

/** About Page Editor. Defaults shown after a failed load are not saved. */
export default function AboutEditorPage() {
  const content = useEditedContent();
  const hasDraft = Boolean(useAdminSelector(selectDrafts).pages[PAGE_IDS.about]?.draft);
  if (!content) return <Spinner label="Loading about page" />;
  const { copy, failed, isLockedByOtherTab } = content;
  const isFailed = failed.includes(FILES.about);
  return (
    <>
      <AdminHead title="About Page" path={PATHS.adminAbout} />
      <AboutEditor
        about={isFailed && !hasDraft ? DEFAULT_ABOUT : copy.about}
        isReadOnly={isFailed || isLockedByOtherTab}
        notice={
          isFailed && (
            <LoadErrorBanner detail="Data shown may not reflect the latest changes.">
              Failed to load about page data. Using default data.
            </LoadErrorBanner>
          )
        }
      />
    </>
  );
}
