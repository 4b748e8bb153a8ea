import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useAdminDispatch, useAdminSelector } from '../../../store/hooks';
import { useSearchParams } from 'react-router-dom';
import { selectPublished } from '../../../drafts/workingCopySelectors';
import { connection } from '../../targets/github/connection';
import { parseGithubTarget } from '../../targets/github/targetSetting';
import { fetchLiveContent } from '../../liveContent';
import type { PublicationSide } from '../../publishTarget';
import { RetryBanner } from '../../../forms/layout/RetryBanner';
import { ScreenLayout, ScreenHeader } from '../../../forms/layout/ScreenHeader';
import { Banner } from '@/ui/feedback/Banner';
import { FocusFallback } from '@/ui/feedback/FocusFallback';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { RateLimitNotice } from '../../targets/github/panel/RateLimitNotice';
import { RetryPanel } from '@/ui/feedback/RetryPanel';
import { PublicationDetails } from './PublicationDetails';
import { PublicationList } from './PublicationList';
import { usePublications } from './usePublications';

const GithubPanel = lazyComponent(() => import('../../targets/github/panel/GithubPanel'));

const NO_HISTORY =
  'This website is published by ZIP files, and nobody but the repository they are unpacked over remembers them. To bring something back, ask whoever keeps the repository for a ZIP file with its folder public/data as it was on that day, and choose Import ZIP on the page Publish.';
const UNLOADED =
  'Part of the website’s content could not be loaded. Nothing can be restored until it is.';

type State = ReturnType<typeof usePublications>;

function Older({ state }: { state: State }) {
  const { list, next, reason, isBusy, readMore } = state;
  if (!list) return null;
  return (
    <div>
      {reason !== undefined && <Banner tone="error">{reason}</Banner>}
      {next !== undefined && (
        <Button variant="outlined" disabled={isBusy} onClick={readMore} sx={{ mt: 1 }}>
          {isBusy ? 'Loading...' : 'Show older ones'}
        </Button>
      )}
    </div>
  );
}

function Publications({ state }: { state: State }) {
  const dispatch = useAdminDispatch();
  const published = useAdminSelector(selectPublished);
  const [search, setSearch] = useSearchParams();
  const [lastShown, setLastShown] = useState<string>();
  const { history, list, reason, notes } = state;
  const shown = list?.find(({ id }) => id === search.get('publication'));
  const side: PublicationSide = search.get('side') === 'before' ? 'before' : 'after';
  const show = (id: string, next: PublicationSide, isReplaced: boolean) =>
    setSearch(
      { publication: id, ...(next === 'before' && { side: next }) },
      { replace: isReplaced },
    );
  if (history === null) return <Typography color="textSecondary">{NO_HISTORY}</Typography>;
  if (!list)
    return reason === undefined ? (
      <p role="status">Loading what was published...</p>
    ) : (
      <RetryPanel title="The history could not be read" onRetry={state.readMore}>
        {reason}
      </RetryPanel>
    );
  const isUnread = (published?.failed.length ?? 0) > 0;
  if (shown && history)
    return (
      <>
        {isUnread && (
          <RetryBanner onRetry={() => void dispatch(fetchLiveContent())}>{UNLOADED}</RetryBanner>
        )}
        <PublicationDetails
          key={shown.id}
          history={history}
          publication={shown}
          side={side}
          published={isUnread ? undefined : published?.content}
          onSide={(next) => show(shown.id, next, true)}
          onClose={() => setSearch({})}
        />
      </>
    );
  return (
    <>
      {notes.map((note) => (
        <Banner key={note} tone="warning">
          {note}
        </Banner>
      ))}
      {list.length === 0 ? (
        <Typography color="textSecondary">Nothing has been published from here yet.</Typography>
      ) : (
        <PublicationList
          publications={list}
          lastShown={lastShown}
          onShow={({ id }) => {
            setLastShown(id);
            show(id, 'after', false);
          }}
        />
      )}
      <Older state={state} />
    </>
  );
}

/** The publications with their times and changes, and the actions to restore them. */
export function PublishHistoryScreen({ setting }: { setting: string | undefined }) {
  const dispatch = useAdminDispatch();
  const held = useSyncExternalStore(connection.watch, connection.get);
  const place = useMemo(() => parseGithubTarget(setting), [setting]);
  const state = usePublications(setting, held);
  // Other administrators may have published meanwhile, and restoring is based on the published content.
  useEffect(() => void dispatch(fetchLiveContent()), [dispatch]);
  return (
    <FocusFallback>
      <ScreenLayout>
        <ScreenHeader title="Publish History" />
        {place && <Suspense>{held ? <RateLimitNotice /> : <GithubPanel place={place} />}</Suspense>}
        <Publications state={state} />
      </ScreenLayout>
    </FocusFallback>
  );
}
