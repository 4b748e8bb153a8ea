import { FILES } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { NO_RENTAL_TERMS } from '@/domain/prices/rentalTerms';
import { LoadErrorBanner } from '../../layout/LoadErrorBanner';
import { RentalTermsEditor } from './rental-terms';
import { SiteSettingsEditor } from './SiteSettingsEditor';
import { AdminHead } from '../../layout/AdminHead';
import { Spinner } from '../../layout/Spinner';
import { useEditedContent } from '../../store/useEditedContent';

/** Site Settings page. Defaults shown after a failed load are not saved. */
export default function SiteSettingsPage() {
  const content = useEditedContent();
  if (!content) return <Spinner label="Loading settings" />;
  const { copy, failed, isLockedByOtherTab } = content;
  const isFailed = failed.includes(FILES.site);
  return (
    <>
      <AdminHead title="Site Settings" path={PATHS.adminSettings} />
      <SiteSettingsEditor
        site={copy.site}
        isReadOnly={isFailed || isLockedByOtherTab}
        notice={
          isFailed && (
            <LoadErrorBanner tone="warning">
              The settings could not be loaded and cannot be edited until loading succeeds.
            </LoadErrorBanner>
          )
        }
      />
      <RentalTermsEditor
        terms={copy.rental ?? NO_RENTAL_TERMS}
        isReadOnly={failed.includes(FILES.rental) || isLockedByOtherTab}
      />
    </>
  );
}
