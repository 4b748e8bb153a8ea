import Button from '@mui/material/Button';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { PublicationLink, PublishTarget } from '../../publishTarget';
import type { Publication } from './usePublications';
import { relativeTime } from '@/domain/activity/activity';
import { formatCount } from '@/domain/text/formatNumber';
import { parseTime } from '@/domain/text/time';
import { adminTime } from '../../../layout/adminDate';
import { useNow } from '../../../layout/useNow';

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
  onShow: () => void;
}

function Item({ publication, link, now, isLast, onShow }: ItemProps) {
  const { at, changes, who } = publication;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLast) button.current?.focus();
  }, [isLast]);
  const when = adminTime(at, 'Time unknown');
  const time = parseTime(at);
  const details = [Number.isNaN(time) ? '' : relativeTime(time, now), who ?? ''];
  return (
    <ListItem divider sx={{ alignItems: 'start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h2">
          <strong>
            <time dateTime={at}>{when}</time>
          </strong>
        </Typography>
        <Typography variant="body2" color="textSecondary">
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
      <Button ref={button} variant="outlined" aria-label={`Show: ${when}`} onClick={onShow}>
        Show
      </Button>
    </ListItem>
  );
}

interface PublicationListProps {
  publications: readonly Publication[];
  linkOf: PublishTarget['linkOf'];
  /** The ID of the publication shown last. */
  lastShownId: string | undefined;
  onShow: (publication: Publication) => void;
}

/** The publications, newest first. */
export function PublicationList(props: PublicationListProps) {
  const { publications, linkOf, lastShownId, onShow } = props;
  const now = useNow();
  return (
    <Card>
      <List component="ol" disablePadding aria-label="Publications, newest first">
        {publications.map((publication) => (
          <Item
            key={publication.id}
            publication={publication}
            link={linkOf?.(publication.id)}
            now={now}
            isLast={publication.id === lastShownId}
            onShow={() => onShow(publication)}
          />
        ))}
      </List>
    </Card>
  );
}
