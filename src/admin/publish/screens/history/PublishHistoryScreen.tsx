import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useAdminDispatch, useAdminSelector } from '../../../store/hooks';
import { useSearchParams } from 'react-router-dom';
import { HISTORY_PATH } from '@/domain/links/adminPaths';
import { usePublishedContentQuery } from '../../../drafts/content/publishedContent';
import { AdminHead } from '../../../layout/AdminHead';
import { Spinner } from '../../../layout/Spinner';
import { StatusAlert } from '../../../layout/StatusAlert';
import { FocusFallback } from '@/ui/feedback/FocusFallback';
import { RetryPanel } from '@/ui/feedback/RetryPanel';
import { selectPublished } from '../../../drafts/content/workingCopySelectors';
import { RetryBanner } from '../../../layout/RetryBanner';
import { ScreenLayout, ScreenHeader } from '../../../layout/ScreenHeader';
import { fetchLiveContent } from '../../liveContent';
import type { PublishTarget } from '../../publishTarget';
import { useTarget } from '../../targets/registry';
import { PublicationDetails } from './PublicationDetails';
import { PublicationList } from './PublicationList';
import { usePublications } from './usePublications';

const NO_HISTORY =
  'This website is published with ZIP files, so there is no publish history. To restore earlier content, ask the maintainer of the repository to restore the public/data folder of that date.';
const NOT_LOADED = 'The publish history could not be loaded';

const Loading = () => <p role="status">Loading publish history...</p>;

interface PublicationsProps {
  target: PublishTarget;
  state: ReturnType<typeof usePublications>;
  onRefresh: () => void;
}

/** The list of publications, or the one that the URL names. */
function Publications({ target, state, onRefresh }: PublicationsProps) {
  const published = useAdminSelector(selectPublished);
  const [search, setSearch] = useSearchParams();
  const [lastShownId, setLastShownId] = useState<string>();
  const { list, next, failure, isBusy, loadMore } = state;
  const error = failure && target.history?.explain(failure);
  const shown = list?.find(({ id }) => id === search.get('publication'));
  if (!list)
    return error === undefined ? (
      <Loading />
    ) : (
      <RetryPanel title={NOT_LOADED} onRetry={loadMore}>
        {error}
      </RetryPanel>
    );
  const isIncomplete = (published?.failed.length ?? 0) > 0;
  if (shown)
    return (
      <>
        {isIncomplete && (
          <RetryBanner onRetry={onRefresh}>
            Some content could not be loaded. You can restore once it has been loaded.
          </RetryBanner>
        )}
        <PublicationDetails
          key={shown.id}
          target={target}
          publication={shown}
          published={isIncomplete ? undefined : published?.content}
          onClose={() => setSearch({})}
        />
      </>
    );
  return (
    <>
      {list.length === 0 ? (
        <Typography color="textSecondary">Nothing has been published yet.</Typography>
      ) : (
        <PublicationList
          publications={list}
          linkOf={target.linkOf}
          lastShownId={lastShownId}
          onShow={({ id }) => {
            setLastShownId(id);
            setSearch({ publication: id });
          }}
        />
      )}
      <div>
        {error !== undefined && <StatusAlert severity="error">{error}</StatusAlert>}
        {next !== undefined && (
          <Button variant="outlined" disabled={isBusy} onClick={loadMore} sx={{ mt: 1 }}>
            {isBusy ? 'Loading...' : 'Show older publications'}
          </Button>
        )}
      </div>
    </>
  );
}

/** The history of a target, with what the administrator needs in order to load it. */
function History({ target }: { target: PublishTarget }) {
  const dispatch = useAdminDispatch();
  const state = usePublications(target);
  const Panel = target.history?.Panel;
  const refresh = () => void dispatch(fetchLiveContent());
  return (
    // Rendered with every change of the list, because Try Again and the form of the panel are removed.
    <FocusFallback>
      <ScreenLayout>
        {Panel && <Panel />}
        <Publications target={target} state={state} onRefresh={refresh} />
      </ScreenLayout>
    </FocusFallback>
  );
}

/** The publications with their times and changes, and the actions to restore them. */
export function PublishHistoryScreen({ setting }: { setting: string | undefined }) {
  const dispatch = useAdminDispatch();
  const { value: target, hasFailed, retry } = useTarget(setting);
  // Other administrators may have published meanwhile, and restoring is based on the published content.
  useEffect(() => void dispatch(fetchLiveContent()), [dispatch]);
  return (
    <FocusFallback>
      <ScreenLayout>
        <ScreenHeader title="Publish history" />
        {!target && !hasFailed && <Loading />}
        {hasFailed && (
          <RetryPanel title={NOT_LOADED} onRetry={retry}>
            Part of this page could not be loaded.
          </RetryPanel>
        )}
        {target && !target.history && <Typography color="textSecondary">{NO_HISTORY}</Typography>}
        {target?.history && <History target={target} />}
      </ScreenLayout>
    </FocusFallback>
  );
}

/** Page with the publish history. */
export default function PublishHistoryPage() {
  const { data } = usePublishedContentQuery();
  if (!data) return <Spinner label="Loading history" />;
  return (
    <>
      <AdminHead title="Publish history" path={HISTORY_PATH} />
      <PublishHistoryScreen setting={import.meta.env.VITE_PUBLISH_TARGET} />
    </>
  );
}
