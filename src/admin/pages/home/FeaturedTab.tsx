import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { featuredOf } from '@/domain/content/readContent';
import { EmptyNote } from '../../layout/EmptyNote';
import { LoadErrorBanner } from '../../layout/StatusAlert';
import { DraftPicture } from '../../forms/pictures/DraftPicture';
import { titleCase } from '../../resources/recordNames';
import { products } from '../../resources/products/productResource';
import { projects } from '../../resources/projects/projectResource';
import { FeaturedHead } from '../../resources/records/FeaturedSection';
import { starAction } from '../../resources/records/rowActions';
import { isFeaturedRecord, type ResourceName } from '../../resources/registry';
import { ActionButtons } from '../../resources/ActionButtons';
import type { ResourceData } from '../../resources/resource';
import { services } from '../../resources/services/serviceResource';
import { useRecordActions, useResource } from '../../resources/useResource';

/** Number of featured products that the home editor shows before '+N more'. */
const FEATURED_PRODUCTS_SHOWN = 4;

interface GroupProps<C extends ResourceName> {
  resource: ResourceData<C>;
  shown?: number;
}

interface FeaturePickerProps {
  noun: string;
  /** Records that are not featured. */
  records: readonly { id: string; name: string }[];
  limit: number;
  isFull: boolean;
  isLocked: boolean;
  onFeature: (id: string) => void;
}

function FeaturePicker(props: FeaturePickerProps) {
  const { noun, records, limit, isFull, isLocked, onFeature } = props;
  const [selectedId, setSelectedId] = useState('');
  const selected = isFull ? undefined : records.find(({ id }) => id === selectedId);
  return (
    <>
      <TextField
        select
        label={`Feature a ${noun}`}
        value={selected ? selectedId : ''}
        disabled={isLocked || isFull || records.length === 0}
        helperText={isFull && 'Unfeature one to free a slot.'}
        onChange={(event) => setSelectedId(event.target.value)}
        sx={{ maxWidth: 480 }}
      >
        <option value="">{isFull ? `All ${limit} slots are used` : `Choose a ${noun}`}</option>
        {records.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      {!isLocked && (
        <div>
          <Button
            variant="outlined"
            // With `disabled`, the button would lose the focus when the last slot is filled.
            aria-disabled={!selected || undefined}
            aria-label={`Feature the selected ${noun}`}
            onClick={() => {
              setSelectedId('');
              if (selected) onFeature(selected.id);
            }}
          >
            Feature
          </Button>
        </div>
      )}
    </>
  );
}

function Group<C extends ResourceName>({ resource, shown = Infinity }: GroupProps<C>) {
  const { labels, nameOf, featured } = resource;
  const limit = featured?.limit ?? 0;
  const { records, order, isLocked } = useResource(resource);
  const { actions } = useRecordActions(resource);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const list = featuredOf(records, order).slice(0, limit);
  const others = records.filter((record) => !isFeaturedRecord(record));
  return (
    <Stack component="section" spacing={1.5} aria-labelledby={id} tabIndex={-1}>
      <FeaturedHead
        id={id}
        title={`Featured ${titleCase(labels.many)}`}
        status={`${list.length} of ${limit}`}
        variant="h5"
      />
      {list.length === 0 ? (
        <EmptyNote>{`No featured ${labels.many}.`}</EmptyNote>
      ) : (
        <Card>
          <List disablePadding aria-labelledby={id}>
            {(isOpen ? list : list.slice(0, shown)).map((record) => {
              const image = featured?.imageOf?.(record) ?? '';
              return (
                <ListItem key={record.id} divider>
                  {image !== '' && (
                    <ListItemAvatar>
                      <DraftPicture src={image} alt="" ratio={[4, 3]} sizes="64px" />
                    </ListItemAvatar>
                  )}
                  <ListItemText>{nameOf(record)}</ListItemText>
                  <ActionButtons
                    name={nameOf(record)}
                    actions={[starAction({ id: record.id, isFeatured: true, actions, isLocked })]}
                  />
                </ListItem>
              );
            })}
          </List>
        </Card>
      )}
      {list.length > shown && (
        <div>
          <Button variant="outlined" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `+${list.length - shown} more`}
          </Button>
        </div>
      )}
      <FeaturePicker
        noun={labels.one}
        records={others.map((record) => ({ id: record.id, name: nameOf(record) }))}
        limit={limit}
        isFull={list.length >= limit}
        isLocked={isLocked}
        onFeature={(recordId) => void actions.feature([recordId], true)}
      />
    </Stack>
  );
}

/** A star saves immediately, a selection is saved with its button. */
export function FeaturedTab() {
  const isFailed = [
    useResource(services).failed,
    useResource(products).failed,
    useResource(projects).failed,
  ].some((failed) => failed.length > 0);
  return (
    <Stack spacing={4}>
      <Typography color="textSecondary">
        Featured items are shared with the lists. Changes are saved immediately.
      </Typography>
      {isFailed && (
        <LoadErrorBanner>Failed to load featured items. Please try again later.</LoadErrorBanner>
      )}
      <Group resource={services} />
      <Group resource={products} shown={FEATURED_PRODUCTS_SHOWN} />
      <Group resource={projects} />
    </Stack>
  );
}
