import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { featuredOf } from '@/domain/content/serializeRecords';
import { RADII } from '@/theme/tokens';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { EmptyNote } from '../../layout/EmptyNote';
import { LoadErrorBanner } from '../../layout/LoadErrorBanner';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { titleCase } from '../../resources/labels';
import { products } from '../../resources/products';
import { projects } from '../../resources/projects';
import { FeaturedHead } from '../../resources/records/FeaturedSection';
import { StarToggle } from '../../resources/records/StarToggle';
import { isFeaturedRecord, type ResourceName } from '../../resources/registry';
import type { ResourceData } from '../../resources/resource';
import { services } from '../../resources/services';
import { useRecordActions } from '../../resources/useRecordActions';
import { useResource } from '../../resources/useResource';

/** Number of featured products that the home editor shows before '+N more'. */
const FEATURED_PRODUCTS_SHOWN = 4;

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  '& > p': { color: theme.vars?.palette.text.secondary },
}));

const Panel = styled('section')({
  display: 'grid',
  gap: 12,
  '& > div:last-of-type': { maxWidth: 480 },
  '&:focus': { outline: 'none' },
});

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  listStyle: 'none',
  padding: 0,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 60,
    padding: '4px 4px 4px 8px',
    borderRadius: RADII.card,
    border: `1px solid ${theme.vars?.palette.divider}`,
    backgroundColor: theme.vars?.palette.background.paper,
  },
  '& > li > span': { flex: 'none', width: 64, borderRadius: 8 },
  '& > li > p': { flex: 1, minWidth: 0, paddingLeft: 4, overflowWrap: 'anywhere', fontWeight: 600 },
}));

interface GroupProps<C extends ResourceName> {
  resource: ResourceData<C>;
  /** Number of records shown before '+N more'. By default, all are shown. */
  shown?: number;
}

interface MoreButtonProps {
  /** Number of records that are not shown at first. */
  count: number;
  isOpen: boolean;
  onToggle: () => void;
}

function MoreButton({ count, isOpen, onToggle }: MoreButtonProps) {
  if (count <= 0) return null;
  return (
    <Button
      variant="outlined"
      sx={{ justifySelf: 'start' }}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {isOpen ? 'Show fewer' : `+${count} more`}
    </Button>
  );
}

/** Featured records of a resource, and a select to feature another one. */
function Group<C extends ResourceName>({ resource, shown = Infinity }: GroupProps<C>) {
  const { labels, nameOf, featured } = resource;
  const limit = featured?.limit ?? 0;
  const { records, order, isLocked } = useResource(resource);
  const { feature } = useRecordActions(resource).actions;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [selectedId, setSelectedId] = useState('');
  const list = featuredOf(records, order).slice(0, limit);
  const others = records.filter((record) => !isFeaturedRecord(record));
  const isFull = list.length >= limit;
  const selected = isFull ? undefined : others.find((other) => other.id === selectedId);
  const handleFeature = () => {
    setSelectedId('');
    if (selected) void feature([selected.id], true);
  };
  // Pressing a star removes it.
  const panel = useRef<HTMLElement>(null);
  const focusFallback = useFocusFallback(panel);
  return (
    <Panel ref={panel} aria-labelledby={id} tabIndex={-1} {...focusFallback}>
      <FeaturedHead
        id={id}
        title={`Featured ${titleCase(labels.many)}`}
        status={`${list.length} of ${limit}`}
        variant="h5"
      />
      {list.length === 0 ? (
        <EmptyNote>{`No featured ${labels.many}.`}</EmptyNote>
      ) : (
        <List aria-labelledby={id}>
          {(isOpen ? list : list.slice(0, shown)).map((record) => {
            const image = featured?.imageOf?.(record) ?? '';
            return (
              <li key={record.id}>
                {image !== '' && <DraftPicture src={image} alt="" ratio={[4, 3]} sizes="64px" />}
                <p>{nameOf(record)}</p>
                <StarToggle
                  name={nameOf(record)}
                  isOn
                  isDisabled={isLocked}
                  onToggle={() => void feature([record.id], false)}
                />
              </li>
            );
          })}
        </List>
      )}
      <MoreButton count={list.length - shown} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
      <TextField
        select
        label={`Feature a ${labels.one}`}
        value={selected ? selectedId : ''}
        disabled={isLocked || isFull || others.length === 0}
        helperText={isFull && 'Unfeature one to free a slot.'}
        onChange={(event) => setSelectedId(event.target.value)}
      >
        <option value="">
          {isFull ? `All ${limit} slots are used` : `Choose a ${labels.one}`}
        </option>
        {others.map((record) => (
          <option key={record.id} value={record.id}>
            {nameOf(record)}
          </option>
        ))}
      </TextField>
      {!isLocked && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          // With `disabled`, the button would lose the focus when the last slot is filled.
          aria-disabled={!selected || undefined}
          aria-label={`Feature the selected ${labels.one}`}
          onClick={handleFeature}
        >
          Feature
        </Button>
      )}
    </Panel>
  );
}

/**
 * Featured services, products and projects of the home page. A star saves immediately, a selection
 * is saved with its button.
 */
export function FeaturedTab() {
  const isFailed = [
    useResource(services).failed,
    useResource(products).failed,
    useResource(projects).failed,
  ].some((failed) => failed.length > 0);
  return (
    <Column>
      <p>Featured items are shared with the lists. Changes are saved immediately.</p>
      {isFailed && (
        <LoadErrorBanner>Failed to load featured items. Please try again later.</LoadErrorBanner>
      )}
      <Group resource={services} />
      <Group resource={products} shown={FEATURED_PRODUCTS_SHOWN} />
      <Group resource={projects} />
    </Column>
  );
}
