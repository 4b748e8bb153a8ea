import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { formatCount } from '@/domain/text/formatNumber';
import type { FieldInputProps } from '../../fields/inputs/FieldText';
import { linkEntry } from '../../fields/kinds/links';
import { blankEntry } from '../../fields/kinds/list';
import { ItemList } from '../../forms/lists/ItemList';
import { linkError, LINKS_ERROR } from '../../forms/lists/links';
import { LinksField } from '../../forms/lists/LinksField';
import { columnEntry, type ColumnInput } from './fields';

interface ColumnProps extends Pick<FieldInputProps, 'context' | 'name'> {
  column: ColumnInput;
  isChecked: boolean;
  isDisabled: boolean;
  onChange: (fields: Partial<ColumnInput>) => void;
}

/** Title and links of a column. Links with an error are shown. */
function Column({ column, name, context, isChecked, isDisabled, onChange }: ColumnProps) {
  const { title, links } = column;
  const [isOpen, setIsOpen] = useState(links.length === 0);
  const isTitleMissing = isChecked && title.trim() === '';
  const hasError = isChecked && links.some(linkError);
  return (
    <Stack spacing={1}>
      <TextField
        label="Column title"
        name={`${name}.title`}
        value={title}
        disabled={isDisabled}
        error={isTitleMissing}
        helperText={isTitleMissing && 'Please enter a title'}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Accordion
        expanded={isOpen || hasError}
        onChange={(_event, next) => setIsOpen(next)}
        slotProps={{ transition: { unmountOnExit: true } }}
      >
        <AccordionSummary>{formatCount(links.length, 'link')}</AccordionSummary>
        <AccordionDetails>
          <LinksField
            links={links}
            blank={blankEntry(linkEntry, context)}
            content={context.content}
            error={hasError ? LINKS_ERROR : undefined}
            isDisabled={isDisabled}
            onChange={(next) => onChange({ links: next })}
          />
        </AccordionDetails>
      </Accordion>
    </Stack>
  );
}

/** Columns of links in the footer. */
export function FooterField(props: FieldInputProps<ColumnInput[]>) {
  const { field, name, value, error, context, isDisabled, onChange } = props;
  return (
    <div data-field={name}>
      <ItemList
        label={field.label}
        noun="column"
        items={value}
        blank={blankEntry(columnEntry, context)}
        nameOf={({ title }) => title}
        isDisabled={isDisabled}
        onChange={onChange}
      >
        {(column, change, index) => (
          <Column
            name={`${name}.${index}`}
            column={column}
            context={context}
            isChecked={error !== undefined}
            isDisabled={isDisabled}
            onChange={change}
          />
        )}
      </ItemList>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </div>
  );
}
