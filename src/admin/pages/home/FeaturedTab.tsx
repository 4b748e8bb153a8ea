import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import type { Content } from '@/domain/content/content';
import { EmptyNote } from '../../forms/layout/EmptyNote';
import { LoadErrorBanner } from '../../forms/layout/LoadErrorBanner';
import { FeaturedHead } from '../../resources/records/FeaturedSection';
import { SelectField } from '../../forms/fields/SelectField';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { StarToggle } from '../../resources/records/StarToggle';
import { useSave } from '../../forms/useSave';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import {
  featuredGroups,
  featuringEdits,
  isKindFailed,
  type FeaturedGroup,
  type FeaturedItem,
} from './featuredGroups';

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
    borderRadius: 12,
    border: `1px solid ${theme.vars?.palette.divider}`,
    backgroundColor: theme.vars?.palette.background.paper,
  },
  '& > li > span': { flex: 'none', width: 64, borderRadius: 8 },
  '& > li > p': { flex: 1, minWidth: 0, paddingLeft: 4, overflowWrap: 'anywhere', fontWeight: 600 },
}));

interface GroupProps {
  group: FeaturedGroup;
  isReadOnly: boolean;
  onFeature: (item: FeaturedItem, isFeatured: boolean) => void;
}

function Group({ group, isReadOnly, onFeature }: GroupProps) {
  const { title, noun, limit, shown, featured, others } = group;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const more = featured.length - shown;
  const isFull = featured.length >= limit;
  const visible = isOpen ? featured : featured.slice(0, shown);
  const [chosen, setChosen] = useState('');
  const picked = isFull ? undefined : others.find((other) => other.id === chosen);
  const handleFeature = () => {
    setChosen('');
    if (picked) onFeature(picked, true);
  };
  // Pressing a star removes it.
  const panel = useRef<HTMLElement>(null);
  const keptFocus = useFocusFallback(panel);
  return (
    <Panel ref={panel} aria-labelledby={id} tabIndex={-1} {...keptFocus}>
      <FeaturedHead id={id} title={title} status={`${featured.length} of ${limit}`} variant="h5" />
      {featured.length === 0 ? (
        <EmptyNote>{`No featured ${noun}s.`}</EmptyNote>
      ) : (
        <List aria-labelledby={id}>
          {visible.map((item) => (
            <li key={item.id}>
              {item.image !== '' && (
                <DraftPicture src={item.image} alt="" ratio={[4, 3]} sizes="64px" />
              )}
              <p>{item.name}</p>
              <StarToggle
                name={item.name}
                isOn
                isDisabled={isReadOnly}
                onToggle={() => onFeature(item, false)}
              />
            </li>
          ))}
        </List>
      )}
      {more > 0 && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `+${more} more`}
        </Button>
      )}
      <SelectField
        label={`Feature a ${noun}`}
        placeholder={isFull ? `All ${limit} slots are used` : `Choose a ${noun}`}
        value={picked ? chosen : ''}
        options={others.map(({ id: value, name }) => ({ value, label: name }))}
        disabled={isReadOnly || isFull || others.length === 0}
        hint={isFull ? `Unfeature one to free a slot.` : undefined}
        onChange={setChosen}
      />
      {!isReadOnly && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          // With `disabled`, the button would lose the focus when the last slot is filled.
          aria-disabled={!picked || undefined}
          aria-label={`Feature the selected ${noun}`}
          onClick={handleFeature}
        >
          Feature
        </Button>
      )}
    </Panel>
  );
}

const now = () => new Date().toISOString();

export interface FeaturedTabProps {
  content: Content;
  isReadOnly: boolean;
  /** Files that could not be loaded. */
  failed: readonly string[];
}

/**
 * Featured services, products and projects of the home page. A star saves immediately, a selection
 * is saved with its button.
 */
export function FeaturedTab({ content, isReadOnly, failed }: FeaturedTabProps) {
  const { saveInList } = useSave();
  const groups = featuredGroups(content);
  const isFailed = groups.some(({ kind }) => isKindFailed(kind, failed));
  const feature = async ({ kind, noun }: FeaturedGroup, item: FeaturedItem, isOn: boolean) => {
    const done = isOn ? 'featured' : 'no longer featured';
    const request = {
      label: `“${item.name}” ${done}`,
      edits: featuringEdits(content, kind, item.id, isOn, now()),
      message: `“${item.name}” ${done}.`,
      activity: { type: noun, name: item.name, action: done },
    };
    // Repeating the action would revert it, so the toast offers to store it.
    await saveInList(request, 'Failed to save changes. Please try again.');
  };
  return (
    <Column>
      <p>Featured items are shared with the lists. Changes are saved immediately.</p>
      {isFailed && (
        <LoadErrorBanner>Failed to load featured items. Please try again later.</LoadErrorBanner>
      )}
      {groups.map((group) => (
        <Group
          key={group.kind}
          group={group}
          isReadOnly={isReadOnly || isKindFailed(group.kind, failed)}
          onFeature={(item, isOn) => void feature(group, item, isOn)}
        />
      ))}
    </Column>
  );
}
