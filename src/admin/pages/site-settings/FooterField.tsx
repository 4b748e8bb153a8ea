import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { formatCount } from '@/domain/text/formatNumber';
import { FieldInputs } from '../../fields/inputs/FieldInput';
import type { FieldInputProps } from '../../fields/inputs/FieldText';
import { blankEntry, entryRecord } from '../../fields/kinds/list';
import { ItemList } from '../../forms/lists/ItemList';
import { columnEntry, type ColumnInput } from './fields';

const [, LINKS] = columnEntry.rows;

interface ColumnProps extends FieldInputProps {
  column: ColumnInput;
  onEdit: (fields: Partial<ColumnInput>) => void;
}

function Column({ column, onEdit, ...props }: ColumnProps) {
  const { name, error, form, isDisabled } = props;
  const { title, links } = column;
  const [isOpen, setIsOpen] = useState(links.length === 0);
  const isTitleMissing = error !== undefined && title.trim() === '';
  const { invalid } = form.getFieldState(`${name}.links`, form.formState);
  return (
    <Stack spacing={1}>
      <TextField
        label="Column title"
        name={`${name}.title`}
        value={title}
        disabled={isDisabled}
        error={isTitleMissing}
        helperText={isTitleMissing && 'Please enter a title'}
        onChange={({ target }) => onEdit({ title: target.value })}
      />
      <Accordion
        expanded={isOpen || invalid}
        onChange={(_event, next) => setIsOpen(next)}
        slotProps={{ transition: { unmountOnExit: true } }}
      >
        <AccordionSummary>{formatCount(links.length, 'link')}</AccordionSummary>
        <AccordionDetails>
          <FieldInputs
            {...props}
            {...entryRecord(column, props.context)}
            fields={[LINKS]}
            prefix={`${name}.`}
            onChange={(key, value) => onEdit({ [key]: value })}
          />
        </AccordionDetails>
      </Accordion>
    </Stack>
  );
}

export function FooterField(props: FieldInputProps<ColumnInput[]>) {
  const { field, name, value, error, context, isDisabled, onChange } = props;
  return (
    <ItemList
      label={field.label}
      noun="column"
      name={name}
      error={error}
      items={value}
      blank={blankEntry(columnEntry, context)}
      nameOf={({ title }) => title}
      isDisabled={isDisabled}
      onChange={onChange}
    >
      {(column, change, index) => (
        <Column {...props} name={`${name}.${index}`} column={column} onEdit={change} />
      )}
    </ItemList>
  );
}
