import { FILES } from '@/domain/contentFiles';
import { PATHS } from '@/domain/paths';
import { FailedLoad } from '@/features/admin/common/FailedLoad';
import { SiteSettingsEditor } from '@/features/admin/site-settings';
import { PageHead } from '../PageHead';
import { Spinner } from './Spinner';
import { useEditedContent } from './useEditedContent';

/** Site Settings (back-office.md §2); what stands in for a failed load is shown, not saved. */
export default function SiteSettingsPage() {
  const content = useEditedContent();
  if (!content) return <Spinner label="Loading settings" />;
  const { copy, failed, isFollowing } = content;
  const isFailed = failed.includes(FILES.site);
  return (
    <>
      <PageHead title="Site Settings" description="" path={PATHS.adminSettings} isPrivate />
      <SiteSettingsEditor
        site={copy.site}
        isReadOnly={isFailed || isFollowing}
        notice={
          isFailed && (
            <FailedLoad tone="warning">
              The settings could not be loaded. They can be changed once the real ones have loaded.
            </FailedLoad>
          )
        }
      />
    </>
  );
}
