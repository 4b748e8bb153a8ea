import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FooterGroup } from '@/domain/site/schema';
import { formatCount } from '@/domain/text/formatNumber';
import { selectDraftContent } from '../../drafts/content/draftContentSelectors';
import { ItemList } from '../../forms/lists/ItemList';
import { linkError, LINKS_ERROR } from '../../forms/lists/links';
import { LinksField } from '../../forms/lists/LinksField';
import { useAdminSelector } from '../../store/hooks';
import { footerColumns, footerText } from './footerForm';

interface ColumnProps {
  column: FooterGroup;
  isChecked: boolean;
  isDisabled: boolean;
  onChange: (fields: Partial<FooterGroup>) => void;
}

/** Title and links of a column. Links with an error are shown. */
function Column({ column, isChecked, isDisabled, onChange }: ColumnProps) {
  const { title, links } = column;
  const content = useAdminSelector(selectDraftContent);
  const [isOpen, setIsOpen] = useState(links.length === 0);
  const isTitleMissing = isChecked && title.trim() === '';
  const hasError = isChecked && links.some(linkError);
  return (
    <Stack spacing={1}>
      <TextField
        label="Column title"
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
          {content && (
            <LinksField
              links={links}
              content={content}
              error={hasError ? LINKS_ERROR : undefined}
              isDisabled={isDisabled}
              onChange={(next) => onChange({ links: next })}
            />
          )}
        </AccordionDetails>
      </Accordion>
    </Stack>
  );
}

interface FooterFieldProps {
  /** The columns as JSON text. */
  value: string;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (value: string) => void;
}

/** Columns of links in the footer. */
export function FooterField({ value, error, isDisabled, onChange }: FooterFieldProps) {
  return (
    <div data-field="footer">
      <ItemList
        label="Columns"
        noun="column"
        items={footerColumns(value) ?? []}
        blank={{ title: '', links: [] }}
        nameOf={({ title }) => title}
        isDisabled={isDisabled}
        onChange={(columns) => onChange(footerText(columns))}
      >
        {(column, change) => (
          <Column
            column={column}
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
