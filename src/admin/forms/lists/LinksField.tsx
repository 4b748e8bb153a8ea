import FormHelperText from '@mui/material/FormHelperText';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { isBrokenLink } from '@/domain/content/check/checkLinks';
import type { Content } from '@/domain/content/content';
import { ItemList } from './ItemList';
import { linkError, suggestedLinks, type LinkFields } from './links';

interface LinksFieldProps<T extends LinkFields> {
  links: readonly T[];
  blank: T;
  /** The draft content, in which the pages of this site are looked up. */
  content: Content;
  /** Error of the list. Those of its links are shown with it. */
  error: string | undefined;
  isDisabled?: boolean;
  onChange: (links: T[]) => void;
}

/** List of links with a label. Paths without a page are allowed, with a warning. */
export function LinksField<T extends LinkFields>(props: LinksFieldProps<T>) {
  const { links, blank, content, isDisabled = false, onChange } = props;
  const suggestions = useId();
  return (
    <>
      <ItemList
        label="Links"
        noun="link"
        items={links}
        blank={blank}
        nameOf={({ label }) => label}
        isDisabled={isDisabled}
        onChange={onChange}
      >
        {(link, change) => {
          const error = props.error === undefined ? undefined : linkError(link);
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
                  onChange={({ target }) => change({ label: target.value } as Partial<T>)}
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
                  onChange={({ target }) => change({ to: target.value } as Partial<T>)}
                />
              </Grid>
            </Grid>
          );
        }}
      </ItemList>
      {props.error && <FormHelperText error>{props.error}</FormHelperText>}
      <datalist id={suggestions}>
        {suggestedLinks(content).map(([path, name]) => (
          <option key={`${path} ${name}`} value={path}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
