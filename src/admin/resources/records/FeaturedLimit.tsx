import Button from '@mui/material/Button';
import { StatusAlert } from '../../layout/StatusAlert';
import { saveWithRetry } from '../../forms/saveEdits';
import { useAdminDispatch } from '../../store/hooks';
import { isFeaturedRecord, resourceInfo, type RecordOf, type ResourceName } from '../registry';
import { recordEdit } from '../recordEdits';

function unfeature<C extends ResourceName>(name: C, title: string, record: RecordOf<C>) {
  const label = `${title} no longer featured`;
  const draft = { ...record, isFeatured: false, updatedAt: new Date().toISOString() };
  return saveWithRetry(
    {
      label,
      edits: [recordEdit(name, record.id, draft)],
      message: `${label}. Publish to update the website.`,
    },
    'Failed to save changes. Please try again.',
  );
}

interface FeaturedLimitProps<C extends ResourceName> {
  name: C;
  limit: number;
  records: readonly RecordOf<C>[];
  isReadOnly?: boolean;
}

/** Shown while more records are featured than allowed, for example after a merge. */
export function FeaturedLimit<C extends ResourceName>(props: FeaturedLimitProps<C>) {
  const { name, limit, records, isReadOnly } = props;
  const { labels, nameOf } = resourceInfo(name);
  const dispatch = useAdminDispatch();
  const featured = records.filter(isFeaturedRecord);
  if (featured.length <= limit) return null;
  return (
    <StatusAlert severity="error">
      {`${featured.length} ${labels.many} are featured, at most ${limit} can be. Nothing can be published until this is corrected.`}
      {featured.map((record) => {
        const title = `“${nameOf(record)}”`;
        return (
          <Button
            key={record.id}
            variant="outlined"
            size="small"
            disabled={isReadOnly}
            onClick={() => void dispatch(unfeature(name, title, record))}
          >
            {`Unfeature ${title}`}
          </Button>
        );
      })}
    </StatusAlert>
  );
}
