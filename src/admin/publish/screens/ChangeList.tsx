import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CheckboxField } from '../../forms/fields/CheckboxField';
import { HeadedSection } from '../../layout/HeadedSection';
import { StackedList } from '../../layout/StackedList';
import type { RecordChange } from '../changes/changes';
import type { FieldChange } from '../changes/fieldChanges';
import { ChangeCard } from './ChangeCard';
import type { usePublish } from './usePublish';

interface ChangeListProps {
  state: ReturnType<typeof usePublish>;
  onDiscard: (discarded: RecordChange[]) => void;
  onDiscardField: (change: RecordChange, field: FieldChange) => void;
}

/** The unpublished changes, with a checkbox to publish only some of them. */
export function ChangeList({ state, onDiscard, onDiscardField }: ChangeListProps) {
  const { changes, selected, select, isReadOnly } = state;
  const keys = new Set(selected.map(({ key }) => key));
  const all = changes.map(({ key }) => key);
  return (
    <HeadedSection title="Changes">
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', mb: 1.5 }}>
        <CheckboxField
          label={`${selected.length} of ${changes.length} selected`}
          isChecked={selected.length === changes.length}
          isIndeterminate={selected.length > 0 && selected.length < changes.length}
          onChange={(isSelected) => select(all, isSelected)}
        />
        <Button disabled={isReadOnly || selected.length === 0} onClick={() => onDiscard(selected)}>
          {`Discard selected (${selected.length})`}
        </Button>
      </Stack>
      <StackedList>
        {changes.map((change) => (
          <ChangeCard
            key={change.key}
            change={change}
            isSelected={keys.has(change.key)}
            isReadOnly={isReadOnly}
            onSelect={(isSelected) => select([change.key], isSelected)}
            onDiscard={() => onDiscard([change])}
            onDiscardField={(field) => onDiscardField(change, field)}
          />
        ))}
      </StackedList>
    </HeadedSection>
  );
}
