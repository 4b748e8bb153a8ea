import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { usePublishedContentQuery } from '@/api/drafts/publishedContent';
import { selectKeeping } from '@/api/drafts/draftsReducer';
import { selectWorkingCopy } from '@/api/drafts/workingCopySelectors';
import { FILES } from '@/domain/contentFiles';
import { PATHS, servicePath } from '@/domain/paths';
import { DEFAULT_SERVICES, DEFAULT_SERVICES_INTRO } from '@/domain/serviceForm';
import { whereUsed } from '@/features/admin/common/whereUsed';
import { ServicesEditor } from '@/features/admin/services';
import { SERVICE_ICONS, serviceIcon } from '@/features/services';
import { Banner } from '@/ui/Banner';
import { PageHead } from '../PageHead';
import { Spinner } from './Spinner';

const ICONS = { names: SERVICE_ICONS, of: serviceIcon };

/** Services editor (back-office.md §2); defaults that stand in for a failed load are shown, not saved. */
export default function ServicesPage() {
  const published = usePublishedContentQuery();
  const copy = useSelector(selectWorkingCopy);
  const { isFollowing, status } = useSelector(selectKeeping);
  if (!copy || !published.data || status === 'reading') return <Spinner label="Loading services" />;
  const isFailed = published.data.failed.includes(FILES.services);
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
            <Banner tone="warning">
              <span>
                The services could not be loaded. These are defaults: they can be changed once the
                real ones have loaded.
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
