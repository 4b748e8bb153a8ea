import AddIcon from '@mui/icons-material/Add';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, useRef } from 'react';
import { formatCount } from '@/domain/text/formatNumber';
import { CardGrid } from '@/ui/layout/Boxes';
import { EmptyNote } from '../../layout/EmptyNote';
import { MoveButtons } from '../../layout/order/MoveButtons';
import { focusMark, useMoveFocus } from '../../layout/order/useMoveFocus';
import { DashedButton } from '../../layout/TooltipButton';
import { ActionButtons } from '../ActionButtons';
import { titleCase } from '../recordNames';
import type { ResourceName, RecordOf } from '../registry';
import type { FeaturedOptions } from '../resource';
import type { RecordsProps } from '../useResource';
import { FeaturedLimit } from './FeaturedLimit';
import { rowActionsOf } from './rowActions';

export function FeaturedCard({ buttons, children }: { buttons: ReactNode; children: ReactNode }) {
  return (
    <Card
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', '& > .MuiCardContent-root': { pb: 0 } }}
    >
      {children}
      <CardActions sx={{ gap: 0, mt: 'auto', p: 0.5, '& > :first-of-type': { mr: 'auto' } }}>
        {buttons}
      </CardActions>
    </Card>
  );
}

/** Tile that fills the free slots. Render it only when at least one slot is free. */
function AddTile(props: { label: string; left: number; onAdd: () => void }) {
  return (
    <li>
      <DashedButton data-opens-editor onClick={props.onAdd} sx={{ height: '100%', minHeight: 180 }}>
        <AddIcon />
        {props.label}
        <small>{`${formatCount(props.left, 'slot')} available`}</small>
      </DashedButton>
    </li>
  );
}

interface FeaturedHeadProps {
  id: string;
  title: string;
  status: string;
  variant?: 'h4' | 'h5';
}

export function FeaturedHead({ id, title, status, variant = 'h4' }: FeaturedHeadProps) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'baseline', justifyContent: 'space-between', columnGap: 2 }}
    >
      <Typography id={id} variant={variant} component="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" role="status">
        {status}
      </Typography>
    </Stack>
  );
}

interface FeaturedSectionProps extends Omit<FeaturedHeadProps, 'id' | 'variant'> {
  children: ReactNode;
}

export function FeaturedSection({ children, ...head }: FeaturedSectionProps) {
  const id = useId();
  return (
    <Stack component="section" spacing={2} aria-labelledby={id}>
      <FeaturedHead id={id} {...head} />
      {children}
    </Stack>
  );
}

interface FeaturedRecordsProps<C extends ResourceName> extends RecordsProps<C> {
  featured: FeaturedOptions<RecordOf<C>>;
  shown: readonly RecordOf<C>[];
  notice: ReactNode;
  isFolded: boolean;
  onAdd: () => void;
}

function Cards<C extends ResourceName>(props: FeaturedRecordsProps<C>) {
  const { resource, featured, shown, content, isLocked, actions, onEdit } = props;
  const { labels, nameOf } = resource;
  const { limit, Card: RecordContent, addLabel } = featured;
  const cards = useRef<HTMLUListElement>(null);
  const willMove = useMoveFocus(cards, JSON.stringify(shown.map(({ id }) => id)));
  const handleMove = (id: string, to: number, part: string) => {
    willMove(focusMark(id, part));
    actions.move([id], to, true);
  };
  const left = Math.max(0, limit - shown.length);
  const isTileShown = addLabel !== undefined && left > 0 && !isLocked;
  const ofCard = { isFeatured: true, actions, onEdit, isLocked, isOnCard: true };
  return (
    <CardGrid
      ref={cards}
      columns={featured.columns}
      aria-label={`Featured ${titleCase(labels.many)}`}
    >
      {shown.map((record, index) => (
        <FeaturedCard
          key={record.id}
          buttons={
            <>
              <ActionButtons
                name={nameOf(record)}
                actions={rowActionsOf({ id: record.id, ...ofCard })}
              />
              {shown.length > 1 && (
                <Box sx={{ ml: 'auto' }}>
                  <MoveButtons
                    kind="grid"
                    id={record.id}
                    name={nameOf(record)}
                    index={index}
                    count={shown.length}
                    isDisabled={isLocked}
                    onMove={handleMove}
                  />
                </Box>
              )}
            </>
          }
        >
          <RecordContent record={record} content={content} />
        </FeaturedCard>
      ))}
      {isTileShown && <AddTile label={addLabel} left={left} onAdd={props.onAdd} />}
    </CardGrid>
  );
}

export function FeaturedRecords<C extends ResourceName>(props: FeaturedRecordsProps<C>) {
  const { resource, featured, shown, records, isLocked, isFolded } = props;
  const { name, labels } = resource;
  const { limit, empty } = featured;
  const notices = (
    <>
      {props.notice}
      <FeaturedLimit name={name} limit={limit} records={records} isReadOnly={isLocked} />
    </>
  );
  const section = (
    <FeaturedSection
      title={`Featured ${titleCase(labels.many)}`}
      status={featured.status(shown.length, limit)}
    >
      {!isFolded && notices}
      {shown.length === 0 && empty !== undefined ? (
        <EmptyNote>{empty}</EmptyNote>
      ) : (
        <Cards {...props} />
      )}
    </FeaturedSection>
  );
  if (!isFolded) return section;
  return (
    <>
      {notices}
      <Accordion slotProps={{ transition: { mountOnEnter: true, unmountOnExit: true } }}>
        <AccordionSummary>{`Featured ${labels.many}, ${shown.length}/${limit}`}</AccordionSummary>
        <AccordionDetails>{section}</AccordionDetails>
      </Accordion>
    </>
  );
}
