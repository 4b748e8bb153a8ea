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
import { RecordButtons } from './RecordButtons';

interface FeaturedRecordsProps<C extends ResourceName> extends RecordsProps<C> {
  featured: FeaturedOptions<RecordOf<C>>;
  /** The featured records in display order. */
  shown: readonly RecordOf<C>[];
  /** Loading error. */
  notice: ReactNode;
  onAdd: () => void;
}

/** Featured records of a resource and the remaining slots. */
export function FeaturedRecords<C extends ResourceName>(props: FeaturedRecordsProps<C>) {
  const { resource, featured, shown, records, content, isLocked, actions, onEdit } = props;
  const { name, labels, nameOf } = resource;
  const { limit, Card, addLabel, empty } = featured;
  const cards = useRef<HTMLUListElement>(null);
  const willMove = useMoveFocus(cards, JSON.stringify(shown.map(({ id }) => id)));
  const handleMove = (id: string, to: number, part: string) => {
    willMove(focusMark(id, part));
    actions.move([id], to, true);
  };
  const title = `Featured ${titleCase(labels.many)}`;
  const left = Math.max(0, limit - shown.length);
  const isTileShown = addLabel !== undefined && left > 0 && !isLocked;
  return (
    // Pressing the star of a card removes the card.
    <FocusFallback>
      <FeaturedSection title={title} status={featured.status(shown.length, limit)}>
        {props.notice}
        <FeaturedLimit name={name} limit={limit} records={records} isReadOnly={isLocked} />
        {shown.length === 0 && empty !== undefined ? (
          <EmptyNote>{empty}</EmptyNote>
        ) : (
          <CardGrid ref={cards} columns={featured.columns} aria-label={title}>
            {shown.map((record, index) => (
              <FeaturedCard
                key={record.id}
                buttons={
                  <>
                    <RecordButtons
                      id={record.id}
                      name={nameOf(record)}
                      isFeatured
                      actions={actions}
                      onEdit={onEdit}
                      isLocked={isLocked}
                      isOnCard
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
        )}
      </FeaturedSection>
    </FocusFallback>
  );
}
