import { useMemo, useState } from 'react';
import type { Site } from '@/domain/site/schema';
import type { EditOf } from '../../drafts/draftChanges';
import { SITE_ID } from '../../drafts/state/draftEntry';
import { useAdminForm } from '../../forms/useAdminForm';
import { isSaveSuccessful, useSave, type SaveOutcome } from '../../forms/useSave';
import type { PageForm } from '../../store/unsavedSlice';
import type { SaveResult } from './ResultBanner';
import { normalizeSetting, siteFields, siteFormSchema, siteOf, type SettingName } from './siteForm';

const resultOf = (outcome: SaveOutcome): SaveResult =>
  isSaveSuccessful(outcome)
    ? { tone: 'success', text: 'Settings saved successfully!' }
    : { tone: 'error', text: 'Failed to save settings. Please try again.' };

const siteEdit = (draft: Site): EditOf<'settings'> => ({
  collection: 'settings',
  id: SITE_ID,
  draft,
});

const SITE_FORM: PageForm = 'site';

/**
 * Manages the settings form and saves it.
 * @returns `result`: the outcome of the last save until `dismiss` is called. `check` normalises and validates a field
 * when its input is closed.
 */
export function useSiteForm(site: Site) {
  const { start, schema } = useMemo(() => {
    const fields = siteFields(site);
    return { start: fields, schema: siteFormSchema(fields) };
  }, [site]);
  const editor = useAdminForm({ name: SITE_FORM, id: '', schema, start });
  const { form, values, settle } = editor;
  const { save, isSaving } = useSave();
  const [result, setResult] = useState<SaveResult>();
  return {
    ...editor,
    start,
    isSaving,
    result,
    dismiss: () => setResult(undefined),
    check(name: SettingName) {
      form.setValue(name, normalizeSetting(name, form.getValues(name)));
      void form.trigger(name);
    },
    async save(fields: typeof values, submitted: typeof values) {
      setResult(undefined);
      const outcome = await save({
        label: 'Site settings changed',
        edits: [siteEdit(siteOf(fields, site))],
        message: 'Site settings changed.',
        activity: { type: 'settings', name: 'Site Settings', action: 'updated' },
      });
      // The reason of a rejected save has already been shown.
      if (outcome === 'rejected') return;
      setResult(resultOf(outcome));
      if (isSaveSuccessful(outcome)) settle(submitted);
    },
  };
}
