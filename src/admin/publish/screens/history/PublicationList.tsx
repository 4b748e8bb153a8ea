import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type {
  Publication,
  PublicationHistory,
  PublicationLink,
  PublishTarget,
} from '../../publishTarget';
import { relativeTime } from '@/domain/activity/activity';
import { formatCount } from '@/domain/text/formatNumber';
import { parseTime } from '@/domain/text/time';
import { RADII } from '@/theme/tokens';
import { adminTime } from '../../../layout/adminDate';
import { useNow } from '../../../layout/useNow';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '4px 16px',
    padding: '14px 18px',
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& h2': { margin: 0, fontSize: '1rem', fontWeight: 600 },
  '& p, & small': { margin: 0, fontSize: '0.875rem', color: theme.vars?.palette.text.secondary },
  '& summary': { minHeight: 44, alignContent: 'center', cursor: 'pointer' },
  '& details ul': { display: 'grid', gap: 4, margin: 0, paddingInlineStart: 20 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 24, color: 'inherit' },
}));

function Changes({ changes }: { changes: readonly string[] }) {
  const [first] = changes;
  if (changes.length <= 1) return <div>{first ?? 'No changes recorded'}</div>;
  return (
    <details>
      <summary>{formatCount(changes.length, 'change')}</summary>
      <ul>
        {changes.map((change, index) => (
          <li key={`${index} ${change}`}>{change}</li>
        ))}
      </ul>
    </details>
  );
}

interface ItemProps {
  publication: Publication;
  link: PublicationLink | undefined;
  /** Why the content is no longer available. */
  lost: string | undefined;
  now: number;
  /** Whether focus returns to this item. */
  isLast: boolean;
  onShow: () => void;
}

function Item({ publication, link, lost, now, isLast, onShow }: ItemProps) {
  const { at, changes, who } = publication;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLast) button.current?.focus();
  }, [isLast]);
  const when = adminTime(at, 'Time unknown');
  const time = parseTime(at);
  const details = [Number.isNaN(time) ? '' : relativeTime(time, now), who ?? ''];
  return (
    <li>
      <div>
        <h2>
          <time dateTime={at}>{when}</time>
        </h2>
        <p>
          {details.filter(Boolean).join(' · ')}
          {link && (
            <>
              {' · '}
              <a href={link.url} target="_blank" rel="noreferrer">
                {link.label}
              </a>
            </>
          )}
        </p>
        <Changes changes={changes} />
        {lost !== undefined && <small>{lost}</small>}
      </div>
      {lost === undefined && (
        <Button ref={button} variant="outlined" aria-label={`Show: ${when}`} onClick={onShow}>
          Show
        </Button>
      )}
    </li>
  );
}

interface PublicationListProps {
  publications: readonly Publication[];
  history: PublicationHistory;
  linkOf: PublishTarget['linkOf'];
  /** The ID of the publication shown last. */
  lastShownId: string | undefined;
  onShow: (publication: Publication) => void;
}

/** The publications, newest first. */
export function PublicationList(props: PublicationListProps) {
  const { publications, history, linkOf, lastShownId, onShow } = props;
  const now = useNow();
  return (
    <List aria-label="Publications, newest first">
      {publications.map((publication) => (
        <Item
          key={publication.id}
          publication={publication}
          link={linkOf?.(publication.id)}
          lost={publication.lost && history.explain(publication.lost)}
          now={now}
          isLast={publication.id === lastShownId}
          onShow={() => onShow(publication)}
        />
      ))}
    </List>
  );
}
