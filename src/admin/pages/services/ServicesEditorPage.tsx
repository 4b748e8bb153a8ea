import { FILES } from '@/domain/content/files';
import { PATHS, servicePath } from '@/domain/links/paths';
import {
  DEFAULT_SERVICES,
  DEFAULT_SERVICES_INTRO,
} from '../../resources/services/serviceFormValues';
import { LoadErrorBanner } from '../../forms/layout/LoadErrorBanner';
import { findUsages } from '../../resources/findUsages';
import { ServicesEditor } from '../../resources/services';
import { SERVICE_ICONS, serviceIcon } from '@/features/services';
import { PageHead } from '@/ui/head/PageHead';
import { Spinner } from '../../forms/layout/Spinner';
import { useEditedContent } from '../../store/useEditedContent';

const ICONS = { names: SERVICE_ICONS, of: serviceIcon };

/** Services editor page. Defaults shown after a failed load are not saved. */
export default function ServicesEditorPage() {
  const content = useEditedContent();
  if (!content) return <Spinner label="Loading services" />;
  const { copy, failed, isLockedByOtherTab } = content;
  const isFailed = failed.includes(FILES.services);
  const intro = isFailed ? undefined : copy.servicesIntro;
  return (
    <>
      <PageHead title="Services" description="" path={PATHS.adminServices} isPrivate />
      <ServicesEditor
        services={isFailed ? DEFAULT_SERVICES : copy.services}
        intro={intro ?? DEFAULT_SERVICES_INTRO}
        icons={ICONS}
        usesOf={(service) => findUsages(copy, { id: service.id, path: servicePath(service) })}
        hasTarget={Boolean(import.meta.env.VITE_PUBLISH_TARGET)}
        isReadOnly={isFailed || isLockedByOtherTab}
        notice={
          isFailed && (
            <LoadErrorBanner tone="warning">
              The services could not be loaded. These are defaults: they can be changed once the
              real ones have loaded.
            </LoadErrorBanner>
          )
        }
      />
    </>
  );
}
