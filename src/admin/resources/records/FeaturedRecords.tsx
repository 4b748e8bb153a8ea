import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import { useRef, type ReactNode } from 'react';
import { CardGrid } from '@/ui/layout/CardGrid';
import { FocusFallback } from '@/ui/feedback/FocusFallback';
import { EmptyNote } from '../../layout/EmptyNote';
import { MoveButtons } from '../../layout/order/MoveButtons';
import { focusMark, useMoveFocus } from '../../layout/order/useMoveFocus';
import { titleCase } from '../labels';
import type { ResourceName, RecordOf } from '../registry';
import type { FeaturedOptions } from '../resource';
import type { RecordsProps } from '../useRecordActions';
import { AddTile, FeaturedCard, FeaturedSection } from './FeaturedSection';
import { FeaturedLimit } from './FeaturedLimit';
import { ActionButtons } from '../ActionButtons';
import { rowActionsOf } from './rowActionsOf';

interface FeaturedRecordsProps<C extends ResourceName> extends RecordsProps<C> {
  featured: FeaturedOptions<RecordOf<C>>;
  /** The featured records in display order. */
  shown: readonly RecordOf<C>[];
  /** Loading error. */
  notice: ReactNode;
  /** Whether the records are in a closed card. */
  isFolded: boolean;
  onAdd: () => void;
}

/** Cards of the featured records, and a tile while a slot is free. */
function Cards<C extends ResourceName>(props: FeaturedRecordsProps<C>) {
  const { resource, featured, shown, content, isLocked, actions, onEdit } = props;
  const { labels, nameOf } = resource;
  const { limit, Card, addLabel } = featured;
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
          <Card record={record} content={content} />
        </FeaturedCard>
      ))}
      {isTileShown && <AddTile label={addLabel} left={left} onAdd={props.onAdd} />}
    </CardGrid>
  );
}

/** Featured records of a resource and the remaining slots. */
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
  return (
    // Pressing the star of a card removes the card.
    <FocusFallback>
      {isFolded ? (
        <>
          {notices}
          <Accordion slotProps={{ transition: { mountOnEnter: true, unmountOnExit: true } }}>
            <AccordionSummary>{`Featured ${labels.many}, ${shown.length}/${limit}`}</AccordionSummary>
            <AccordionDetails>{section}</AccordionDetails>
          </Accordion>
        </>
      ) : (
        section
      )}
    </FocusFallback>
  );
}
