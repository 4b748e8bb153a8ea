import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { Category } from '@/domain/category/schema';
import { SHORT_TEXT_MAX } from '@/domain/text/limits';
import { useAutosave } from '../../forms/formAutosave';
import { useSaveShortcut } from '../../forms/shortcuts';
import { useMarkDirty } from '../../forms/dirtyForms';
import { useFieldFromUrl } from '../../forms/useFieldFromUrl';
import { Field } from '@/ui/form/Field';
import { categoryNameError } from './categoryEdits';
import type { CategoryInput } from './useCategoryActions';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  justifyItems: 'start',
  '& > label': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 44 },
  '& > label input': { width: 20, height: 20, accentColor: theme.vars?.palette.accentFill },
  '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: 12 },
}));

export interface CategoryFormProps {
  /** Name of the form, the key of its autosave. */
  keptAs: string;
  /** Unsaved input from before a reload. */
  kept?: Record<string, unknown> | undefined;
  /** The edited category; missing for a new one. */
  category?: Category | undefined;
  /** Id of the category to save, also for a new one. */
  id: string;
  categories: readonly Category[];
  isSaving: boolean;
  /** Saves the category. Resolves to false when the save failed or was refused. */
  onSubmit: (wish: CategoryInput) => Promise<boolean>;
  onChange: () => void;
  /** Called when the form becomes dirty or clean. */
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
}

const EMPTY: CategoryInput = { name: '', isActive: true };

/** Returns the form values with the restored input. Values of another shape are left out. */
function restored(start: CategoryInput, kept: Record<string, unknown> | undefined): CategoryInput {
  const name = typeof kept?.name === 'string' ? kept.name : start.name;
  const isActive = typeof kept?.isActive === 'boolean' ? kept.isActive : start.isActive;
  return { name, isActive };
}

/** Manages the form values, with autosave and dirty tracking. */
function useWish({ keptAs, kept, category, onDirty }: CategoryFormProps) {
  const start = category ?? EMPTY;
  const [first] = useState(() => restored(start, kept));
  const [name, setName] = useState(first.name);
  const [isActive, setIsActive] = useState(first.isActive);
  const isDirty = name.trim() !== start.name.trim() || isActive !== start.isActive;
  useAutosave(keptAs, category?.id ?? '', { name, isActive }, isDirty);
  useMarkDirty(isDirty);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  return { name, setName, isActive, setIsActive };
}

/** Form of one category. */
export function CategoryForm(props: CategoryFormProps) {
  const { category, id, categories, isSaving, onSubmit, onChange, onCancel } = props;
  const { name, setName, isActive, setIsActive } = useWish(props);
  const [error, setError] = useState<string>();
  const isBlank = name.trim() === '';

  const submit = async () => {
    if (isSaving) return;
    const problem = categoryNameError(name, categories, id);
    setError(problem);
    if (problem) return;
    const isDone = await onSubmit({ name, isActive });
    if (!isDone || category) return;
    setName('');
    setIsActive(true);
  };
  const element = useRef<HTMLFormElement>(null);
  useSaveShortcut(() => void submit(), true, element);
  useFieldFromUrl(element);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit();
  };
  const handleName = (text: string) => {
    setName(text);
    // A cleared name disables the button, so the error explains why.
    setError(text.trim() === '' && name !== '' ? categoryNameError('', []) : undefined);
    onChange();
  };
  const verb = category ? 'Update Category' : 'Create Category';
  const busy = category ? 'Updating...' : 'Creating...';
  return (
    <Form ref={element} noValidate onSubmit={handleSubmit} aria-label={verb}>
      <Field
        label="Category Name"
        name="name"
        value={name}
        onChange={handleName}
        isRequired
        isDisabled={isSaving}
        {...(error !== undefined && { error })}
        inputProps={{ maxLength: SHORT_TEXT_MAX, autoComplete: 'off' }}
      />
      <label>
        <input
          type="checkbox"
          checked={isActive}
          disabled={isSaving}
          onChange={(event) => setIsActive(event.target.checked)}
        />
        Show in the filters of the website
      </label>
      <div>
        <Button type="submit" variant="contained" disabled={isSaving || isBlank}>
          {isSaving ? busy : verb}
        </Button>
        {category && (
          <Button variant="outlined" disabled={isSaving} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}
