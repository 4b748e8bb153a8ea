import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useAdminSelector } from '../../store/hooks';
import { publishedRecord } from '../../drafts/editing';
import { featuredName, unfeaturing, type FeaturedRecord } from '../../drafts/featuredLimits';
import { selectPublished } from '../../drafts/workingCopySelectors';
import type { FeaturedKind } from '@/domain/content/content';
import { formatCount } from '@/domain/text/formatNumber';
import { beyondLimit, FEATURED_LIMITS } from '@/domain/featured/featured';
import { useSave } from '../../forms/useSave';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 12,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.error.main}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > fieldset': { minWidth: 0, margin: 0, padding: 0, border: 0 },
  '& legend': { padding: 0, marginBottom: 4, fontWeight: 600 },
  '& p': { color: theme.vars?.palette.text.secondary },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.vars?.palette.accentFill,
  },
}));

const NOUNS: Record<FeaturedKind, string> = {
  services: 'service',
  products: 'product',
  projects: 'project',
};

export interface FeaturedLimitProps {
  kind: FeaturedKind;
  /** All records of the kind, in list order. */
  list: readonly FeaturedRecord[];
  isReadOnly: boolean;
}

/**
 * Asks which records to unfeature while more are featured than the limit, after a merge for example. The first ones in
 * list order are selected, so that one press corrects it. Renders nothing while the limit is respected.
 */
export function FeaturedLimit(props: FeaturedLimitProps) {
  const { kind, list } = props;
  const beyond = beyondLimit(list, FEATURED_LIMITS[kind]);
  if (beyond.length === 0) return null;
  const featured = list.filter(({ isFeatured }) => isFeatured);
  // The key resets the form when the set of records changes.
  return <LimitForm key={featured.map(({ id }) => id).join(' ')} {...props} beyond={beyond} />;
}

const now = () => new Date().toISOString();

function LimitForm({
  kind,
  list,
  beyond,
  isReadOnly,
}: FeaturedLimitProps & { beyond: FeaturedRecord[] }) {
  const { saveInList } = useSave();
  const published = useAdminSelector(selectPublished)?.content;
  const [selected, setSelected] = useState(() => new Set(beyond.map(({ id }) => id)));
  const featured = list.filter(({ isFeatured }) => isFeatured);
  const chosen = featured.filter(({ id }) => selected.has(id));
  const wasFeatured = (id: string) =>
    (publishedRecord(published, kind, id) as FeaturedRecord | null)?.isFeatured ?? false;
  const select = (id: string, isSelected: boolean) =>
    setSelected(
      new Set([...selected].filter((other) => other !== id).concat(isSelected ? id : [])),
    );
  const unfeature = (at: string) => {
    const names = chosen.map(featuredName).join(', ');
    return saveInList(
      {
        label: `${names} no longer featured`,
        edits: chosen.map((record) => unfeaturing(kind, record, at)),
        message: `${names} no longer featured. Publish to update the website.`,
      },
      'Failed to save changes. Please try again.',
    );
  };
  return (
    <Form
      aria-label={`Too many featured ${kind}`}
      onSubmit={(event) => {
        event.preventDefault();
        void unfeature(now());
      }}
    >
      <fieldset disabled={isReadOnly}>
        <legend>{`${featured.length} ${kind} are featured, at most ${FEATURED_LIMITS[kind]} can be`}</legend>
        <p>{`Nothing can be published until this is corrected. Select at least ${formatCount(beyond.length, NOUNS[kind])} to unfeature.`}</p>
        {featured.map((record) => (
          <label key={record.id}>
            <input
              type="checkbox"
              checked={selected.has(record.id)}
              onChange={(event) => select(record.id, event.target.checked)}
            />
            {featuredName(record)}
            {published && !wasFeatured(record.id) && ' (featured by an unpublished change)'}
          </label>
        ))}
      </fieldset>
      <Button
        type="submit"
        variant="contained"
        disabled={isReadOnly || chosen.length < beyond.length}
      >
        {`Unfeature ${chosen.length === 1 && chosen[0] ? featuredName(chosen[0]) : formatCount(chosen.length, NOUNS[kind])}`}
      </Button>
    </Form>
  );
}
