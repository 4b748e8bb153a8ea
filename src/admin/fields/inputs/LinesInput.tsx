import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { isBrokenLink } from '@/domain/content/check/checkLinks';
import type { Content } from '@/domain/content/content';
import { aboutCardPath, categoryPath, PATHS, servicePath } from '@/domain/links/paths';
import { cardSlug } from '@/domain/page/pages';
import { formatCount } from '@/domain/text/formatNumber';
import { ItemList } from '../../forms/lists/ItemList';
import { linkEntry, linkError, type LinkInput, blankEntry } from '../kinds/list';
import type { ShownInputProps } from './FieldText';

export function LinesInput(props: ShownInputProps<'lines'>) {
  const { field, name, form, onChange } = props;
  const { itemLabel, addLabel, placeholder, hint } = props.shown;
  const lines: readonly { text: string }[] = props.value;
  const group = useRef<HTMLFieldSetElement>(null);
  /** Index of the line that gets the focus once it is rendered. */
  const next = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    group.current?.querySelectorAll('input')[next.current]?.focus();
    next.current = undefined;
  }, [lines]);
  const add = () => {
    next.current = lines.length;
    onChange([...lines, { text: '' }]);
  };
  const remove = (index: number) => {
    next.current = Math.max(0, index - 1);
    onChange(lines.toSpliced(index, 1));
  };
  return (
    <FormControl component="fieldset" ref={group} required={field.isRequired} fullWidth>
      <FormLabel component="legend">{field.label}</FormLabel>
      <Stack spacing={1} sx={{ alignItems: 'start', mt: 1 }}>
        {lines.map(({ text }, index) => {
          const place = `${name}.${index}.text`;
          const error = form.getFieldState(place, form.formState).error?.message;
          return (
            // Lines have no IDs.
            <Stack key={index} direction="row" sx={{ width: '100%', flexWrap: 'nowrap' }}>
              <TextField
                name={place}
                value={text}
                required={field.isRequired && index === 0}
                placeholder={placeholder}
                error={error !== undefined}
                helperText={error}
                slotProps={{ htmlInput: { 'aria-label': `${itemLabel} ${index + 1}` } }}
                onChange={({ target }) => form.setValue(place, target.value)}
                onKeyDown={(event) => {
                  // Enter moves to the next line. Only the submit button submits the form.
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  add();
                }}
              />
              <IconButton
                aria-label={`Remove ${itemLabel.toLowerCase()} ${index + 1}`}
                disabled={lines.length === 1}
                onClick={() => remove(index)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Stack>
          );
        })}
        {hint && <FormHelperText>{hint}</FormHelperText>}
        <Button variant="outlined" startIcon={<AddIcon />} onClick={add}>
          {addLabel}
        </Button>
      </Stack>
    </FormControl>
  );
}

/** Returns the paths that are suggested for a link, with their names. Products are too many. */
function suggestedLinks(content: Content): [path: string, name: string][] {
  const { services, about, topics, projectCategories } = content;
  return [
    [PATHS.home, 'Home page'],
    [PATHS.services, 'Services'],
    [PATHS.store, 'Store'],
    [PATHS.projects, 'Projects'],
    [PATHS.about, 'About page'],
    [PATHS.testimonials, 'Testimonials'],
    [PATHS.contact, 'Contact'],
    [PATHS.booking, 'Booking'],
    ...services.map((service): [string, string] => [servicePath(service), service.title]),
    ...about.cards.map((card): [string, string] => [aboutCardPath(cardSlug(card)), card.title]),
    ...topics.map(({ path, title }): [string, string] => [path, title]),
    ...projectCategories.map((one): [string, string] => [categoryPath(one), one.name]),
  ];
}

/** List of links with a label. Errors of links are shown with that of the list. Paths without a page are allowed, with a warning. */
export function LinksInput({ shown: { isFolded }, ...props }: ShownInputProps<'links'>) {
  const { field, name, error: listError, context, isDisabled, onChange } = props;
  const value: readonly LinkInput[] = props.value;
  const [isOpen, setIsOpen] = useState(value.length === 0);
  const { content } = context;
  const suggestions = useId();
  const list = (
    <>
      <ItemList
        label={field.label}
        noun="link"
        name={name}
        error={listError}
        items={value}
        blank={() => blankEntry(linkEntry, context)}
        nameOf={({ label }) => label}
        isDisabled={isDisabled}
        onChange={onChange}
      >
        {(link, change) => {
          const error = listError === undefined ? undefined : linkError(link);
          const warning = isBrokenLink(link.to, content) ? 'No page has this path' : undefined;
          return (
            <Grid container spacing={1}>
              <Grid size={{ xs: 12, md: 6 }}>
                <TextField
                  label="Label"
                  value={link.label}
                  disabled={isDisabled}
                  error={error?.label !== undefined}
                  helperText={error?.label}
                  onChange={({ target }) => change({ label: target.value })}
                />
              </Grid>
              <Grid size={{ xs: 12, md: 6 }}>
                <TextField
                  label="Link"
                  value={link.to}
                  disabled={isDisabled}
                  error={error?.to !== undefined}
                  helperText={error?.to ?? warning}
                  slotProps={{ htmlInput: { list: suggestions, inputMode: 'url' } }}
                  onChange={({ target }) => change({ to: target.value })}
                />
              </Grid>
            </Grid>
          );
        }}
      </ItemList>
      <datalist id={suggestions}>
        {suggestedLinks(content).map(([path, label]) => (
          <option key={`${path} ${label}`} value={path}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
  if (!isFolded) return list;
  return (
    <Accordion
      expanded={isOpen || listError !== undefined}
      onChange={(_event, next) => setIsOpen(next)}
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary>{formatCount(value.length, 'link')}</AccordionSummary>
      <AccordionDetails>{list}</AccordionDetails>
    </Accordion>
  );
}
