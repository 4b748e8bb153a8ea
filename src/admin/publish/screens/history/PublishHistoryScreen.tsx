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
import type { PublicationHistory, PublicationSide, PublishTarget } from '../../publishTarget';
import { useTarget } from '../useTarget';
import { PublicationDetails } from './PublicationDetails';
import { PublicationList } from './PublicationList';
import { usePublications } from './usePublications';

const NO_HISTORY =
  'This website is published with ZIP files, so there is no publish history. To restore earlier content, get a ZIP file with the public/data folder of that date from the maintainer of the repository, then choose Import ZIP on the Publish page.';
const NOT_LOADED = 'The publish history could not be loaded';

const Loading = () => <p role="status">Loading publish history...</p>;

interface PublicationsProps {
  history: PublicationHistory;
  linkOf: PublishTarget['linkOf'];
  state: ReturnType<typeof usePublications>;
  onRefresh: () => void;
}

/** The list of publications, or the one that the URL names. */
function Publications({ history, linkOf, state, onRefresh }: PublicationsProps) {
  const published = useAdminSelector(selectPublished);
  const [search, setSearch] = useSearchParams();
  const [lastShownId, setLastShownId] = useState<string>();
  const { list, next, failure, incomplete, isBusy, loadMore } = state;
  const error = failure && history.explain(failure);
  const shown = list?.find(({ id }) => id === search.get('publication'));
  const side: PublicationSide = search.get('side') === 'before' ? 'before' : 'after';
  const show = (id: string, nextSide: PublicationSide, replace: boolean) =>
    setSearch({ publication: id, ...(nextSide === 'before' && { side: nextSide }) }, { replace });
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
          history={history}
          publication={shown}
          side={side}
          published={isIncomplete ? undefined : published?.content}
          onSide={(nextSide) => show(shown.id, nextSide, true)}
          onClose={() => setSearch({})}
        />
      </>
    );
  return (
    <>
      {incomplete
        .map((reason) => history.explain(reason))
        .map((text) => (
          <StatusAlert key={text} severity="warning">
            {text}
          </StatusAlert>
        ))}
      {list.length === 0 ? (
        <Typography color="textSecondary">Nothing has been published yet.</Typography>
      ) : (
        <PublicationList
          publications={list}
          history={history}
          linkOf={linkOf}
          lastShownId={lastShownId}
          onShow={({ id }) => {
            setLastShownId(id);
            show(id, 'after', false);
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

interface HistoryProps {
  history: PublicationHistory;
  linkOf: PublishTarget['linkOf'];
}

/** The history of a target, with what the administrator needs in order to load it. */
function History({ history, linkOf }: HistoryProps) {
  const dispatch = useAdminDispatch();
  const state = usePublications(history);
  const { Panel } = history;
  const refresh = () => void dispatch(fetchLiveContent());
  return (
    // Rendered with every change of the list, because Try Again and the form of the panel are removed.
    <FocusFallback>
      <ScreenLayout>
        {Panel && <Panel />}
        <Publications history={history} linkOf={linkOf} state={state} onRefresh={refresh} />
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
        {target?.history && <History history={target.history} linkOf={target.linkOf} />}
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
