import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { relativeTime } from '@/domain/activity/activity';
import { formatCount } from '@/domain/text/formatNumber';
import { parseTime } from '@/domain/text/time';
import { RetryPanel } from '@/ui/feedback/StatePanel';
import { adminTime } from '../../../layout/adminDate';
import { useNow } from '../../../layout/useNow';
import { useAdminDispatch, useAdminSelector } from '../../../store/hooks';
import { Spinner } from '../../../layout/Spinner';
import { StatusAlert, RetryBanner } from '../../../layout/StatusAlert';
import { selectPublished } from '../../../drafts/content/draftContent';
import { ScreenLayout, ScreenHeader } from '../../../layout/Screen';
import { fetchPublished } from '../../baseContent';
import type { PublicationLink, PublishTarget } from '../../publishTarget';
import { useTarget } from '../useTarget';
import { usePublications, type Publication } from './usePublications';
import { Version } from './Version';

const NO_HISTORY =
  'This website is published with ZIP files, so there is no publish history. To restore earlier content, ask the maintainer of the repository to restore the public/data folder of that date.';
const NOT_LOADED = 'The publish history could not be loaded';

const Loading = () => <p role="status">Loading publish history...</p>;

function Changes({ changes }: { changes: readonly string[] }) {
  const [first] = changes;
  if (changes.length <= 1) return <div>{first ?? 'No changes recorded'}</div>;
  return (
    <Accordion>
      <AccordionSummary>{formatCount(changes.length, 'change')}</AccordionSummary>
      <AccordionDetails>
        <ul>
          {changes.map((change, index) => (
            <li key={`${index} ${change}`}>{change}</li>
          ))}
        </ul>
      </AccordionDetails>
    </Accordion>
  );
}

interface ItemProps {
  publication: Publication;
  link: PublicationLink | undefined;
  now: number;
  /** Whether focus returns to this item. */
  isLast: boolean;
  /** Whether the content before it is known. */
  canUndo: boolean;
  onShow: (isUndo: boolean) => void;
}

function Item({ publication, link, now, isLast, canUndo, onShow }: ItemProps) {
  const { at, changes, who } = publication;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLast) button.current?.focus();
  }, [isLast]);
  const when = adminTime(at, 'Time unknown');
  const time = parseTime(at);
  const details = [Number.isNaN(time) ? '' : relativeTime(time, now), who ?? ''];
  return (
    <ListItem divider sx={{ flexWrap: 'wrap', alignItems: 'start', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography component="h2">
          <strong>
            <time dateTime={at}>{when}</time>
          </strong>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {details.filter(Boolean).join(' · ')}
          {link && (
            <>
              {' · '}
              <a href={link.url} target="_blank" rel="noreferrer">
                {link.label}
              </a>
            </>
          )}
        </Typography>
        <Changes changes={changes} />
      </Box>
      <Stack direction="row" spacing={1}>
        {canUndo && (
          <Button
            aria-label={`Undo this publication: ${when}`}
            onClick={() => onShow(true)}
            sx={{ ml: { xs: -2, sm: 0 } }}
          >
            Undo this publication
          </Button>
        )}
        <Button
          ref={button}
          variant="outlined"
          aria-label={`Show: ${when}`}
          onClick={() => onShow(false)}
        >
          Show
        </Button>
      </Stack>
    </ListItem>
  );
}

interface PublicationsProps {
  target: PublishTarget;
  state: ReturnType<typeof usePublications>;
  onRefresh: () => void;
}

/** The list of publications, newest first, or the version that the URL names. */
function Publications({ target, state, onRefresh }: PublicationsProps) {
  const published = useAdminSelector(selectPublished);
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const [lastShownId, setLastShownId] = useState<string>();
  const { list, next, failure, isBusy, loadMore } = state;
  const error = failure && target.history?.explain(failure);
  const index = list?.findIndex(({ id }) => id === search.get('publication')) ?? -1;
  const shown = list?.[index];
  const before = search.has('undo') ? list?.[index + 1] : undefined;
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
        <Version
          key={search.toString()}
          target={target}
          publication={before ?? shown}
          undone={before && shown}
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
        <Card>
          <List component="ol" disablePadding aria-label="Publications, newest first">
            {list.map((publication, place) => (
              <Item
                key={publication.id}
                publication={publication}
                link={target.linkOf?.(publication.id)}
                now={now}
                isLast={publication.id === lastShownId}
                canUndo={place + 1 < list.length}
                onShow={(isUndo) => {
                  setLastShownId(publication.id);
                  setSearch({ publication: publication.id, ...(isUndo && { undo: '' }) });
                }}
              />
            ))}
          </List>
        </Card>
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

function History({ target }: { target: PublishTarget }) {
  const dispatch = useAdminDispatch();
  const state = usePublications(target);
  const Panel = target.history?.Panel;
  const refresh = () => void dispatch(fetchPublished());
  return (
    <ScreenLayout>
      {Panel && <Panel />}
      <Publications target={target} state={state} onRefresh={refresh} />
    </ScreenLayout>
  );
}

export function PublishHistoryScreen({ setting }: { setting: string | undefined }) {
  const dispatch = useAdminDispatch();
  const { value: target, hasFailed, retry } = useTarget(setting);
  // Other administrators may have published meanwhile, and restoring is based on the published content.
  useEffect(() => void dispatch(fetchPublished()), [dispatch]);
  return (
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
  );
}

export default function PublishHistoryPage() {
  if (!useAdminSelector(selectPublished)) return <Spinner label="Loading history" />;
  return <PublishHistoryScreen setting={import.meta.env.VITE_PUBLISH_TARGET} />;
}
