import { FILES } from '@/domain/contentFiles';
import { PATHS, servicePath } from '@/domain/paths';
import { DEFAULT_SERVICES, DEFAULT_SERVICES_INTRO } from '@/domain/serviceForm';
import { FailedLoad } from '@/features/admin/common/FailedLoad';
import { whereUsed } from '@/features/admin/common/whereUsed';
import { ServicesEditor } from '@/features/admin/services';
import { SERVICE_ICONS, serviceIcon } from '@/features/services';
import { PageHead } from '../PageHead';
import { Spinner } from './Spinner';
import { useEditedContent } from './useEditedContent';

const ICONS = { names: SERVICE_ICONS, of: serviceIcon };

/** Services editor (back-office.md §2); defaults that stand in for a failed load are shown, not saved. */
export default function ServicesPage() {
  const content = useEditedContent();
  if (!content) return <Spinner label="Loading services" />;
  const { copy, failed, isFollowing } = content;
  const isFailed = failed.includes(FILES.services);
  const intro = isFailed ? undefined : copy.servicesIntro;
  return (
    <>
      <PageHead title="Services" description="" path={PATHS.adminServices} isPrivate />
      <ServicesEditor
        services={isFailed ? DEFAULT_SERVICES : copy.services}
        intro={intro ?? DEFAULT_SERVICES_INTRO}
        icons={ICONS}
        usesOf={(service) => whereUsed(copy, { id: service.id, path: servicePath(service) })}
        hasTarget={Boolean(import.meta.env.VITE_PUBLISH_TARGET)}
        isReadOnly={isFailed || isFollowing}
        notice={
          isFailed && (
            <FailedLoad tone="warning">
              The services could not be loaded. These are defaults: they can be changed once the
              real ones have loaded.
            </FailedLoad>
          )
        }
      />
    </>
  );
}
