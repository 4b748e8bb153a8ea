import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';
import { beyondLimit } from '@/domain/featured/featured';
import type { EditOf } from '../../drafts/draftChanges';
import { selectPublished } from '../../drafts/content/draftContent';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { saveWithRetry } from '../../forms/useSave';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { countRecords } from '../recordNames';
import {
  isFeaturedRecord,
  recordsOf,
  resourceInfo,
  type ResourceName,
  type RecordOf,
} from '../registry';

interface FeaturedLimitProps<C extends ResourceName> {
  name: C;
  limit: number;
  records: readonly RecordOf<C>[];
  isReadOnly?: boolean;
}

/** Shown after a merge, for example. The first records are selected, so that one press corrects it. */
export function FeaturedLimit<C extends ResourceName>(props: FeaturedLimitProps<C>) {
  const beyond = beyondLimit(props.records, props.limit);
  if (beyond.length === 0) return null;
  const featured = props.records.filter(isFeaturedRecord);
  // The key resets the form when the set of records changes.
  return <LimitForm key={featured.map(({ id }) => id).join(' ')} {...props} beyond={beyond} />;
}

function unfeature<C extends ResourceName>(
  name: C,
  names: string,
  records: readonly RecordOf<C>[],
): ReturnType<typeof saveWithRetry> {
  const updatedAt = new Date().toISOString();
  const label = `${names} no longer featured`;
  return saveWithRetry(
    {
      label,
      edits: records.map((record): EditOf<C> => {
        const draft = { ...record, isFeatured: false, updatedAt };
        return { collection: name, id: record.id, draft };
      }),
      message: `${label}. Publish to update the website.`,
    },
    'Failed to save changes. Please try again.',
  );
}

function LimitForm<C extends ResourceName>(
  props: FeaturedLimitProps<C> & { beyond: readonly RecordOf<C>[] },
) {
  const { name, limit, records, beyond, isReadOnly = false } = props;
  const { labels, nameOf } = resourceInfo(name);
  const dispatch = useAdminDispatch();
  const published = useAdminSelector(selectPublished)?.content;
  const [selected, setSelected] = useState(() => new Set(beyond.map(({ id }) => id)));
  const featured = records.filter(isFeaturedRecord);
  const chosen = featured.filter(({ id }) => selected.has(id));
  const wasFeatured = new Set(
    published &&
      recordsOf(published, name)
        .filter(isFeaturedRecord)
        .map(({ id }) => id),
  );
  const quoted = (record: RecordOf<C>) => `“${nameOf(record)}”`;
  const labelOf = (record: RecordOf<C>) =>
    published && !wasFeatured.has(record.id)
      ? `${quoted(record)} (featured by an unpublished change)`
      : quoted(record);
  const [first] = chosen;
  const select = (id: string, isSelected: boolean) =>
    setSelected(
      new Set([...selected].filter((other) => other !== id).concat(isSelected ? id : [])),
    );
  return (
    <form
      aria-label={`Too many featured ${labels.many}`}
      onSubmit={(event) => {
        event.preventDefault();
        void dispatch(unfeature(name, chosen.map(quoted).join(', '), chosen));
      }}
    >
      <Alert severity="error" role="presentation">
        <FormControl component="fieldset">
          <FormLabel component="legend">
            {`${featured.length} ${labels.many} are featured, at most ${limit} can be`}
          </FormLabel>
          {`Nothing can be published until this is corrected. Select at least ${countRecords(labels, beyond.length)} to unfeature.`}
          {featured.map((record) => (
            <CheckboxField
              key={record.id}
              label={labelOf(record)}
              isChecked={selected.has(record.id)}
              isDisabled={isReadOnly}
              onChange={(isSelected) => select(record.id, isSelected)}
            />
          ))}
        </FormControl>
        <Button
          type="submit"
          variant="contained"
          disabled={isReadOnly || chosen.length < beyond.length}
        >
          {`Unfeature ${chosen.length === 1 && first ? quoted(first) : countRecords(labels, chosen.length)}`}
        </Button>
      </Alert>
    </form>
  );
}
