import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { isBrokenLink } from '@/domain/content/check/checkLinks';
import type { Content } from '@/domain/content/content';
import { aboutCardPath, categoryPath, PATHS, servicePath } from '@/domain/links/paths';
import { cardSlug } from '@/domain/page/pages';
import { ItemList } from '../../forms/lists/ItemList';
import { linkEntry, linkError, type LinkInput, blankEntry } from '../kinds/list';
import type { FieldInputProps } from './LinesInput';

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
export function LinksInput(props: FieldInputProps<LinkInput[]>) {
  const { field, name, value, error: listError, context, isDisabled, onChange } = props;
  const { content } = context;
  const suggestions = useId();
  return (
    <>
      <ItemList
        label={field.label}
        noun="link"
        name={name}
        error={listError}
        items={value}
        blank={blankEntry(linkEntry, context)}
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
}
