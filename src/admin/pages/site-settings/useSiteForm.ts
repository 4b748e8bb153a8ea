import { useMemo } from 'react';
import type { Site } from '@/domain/site/schema';
import { usePreviewBroadcast } from '../../forms/usePreviewBroadcast';
import { useAdminForm } from '../../forms/useAdminForm';
import { normalizeSetting, siteFields, siteOf, type SettingName } from './siteForm';
import { siteFormSchema } from './siteFormSchema';
import { siteEdit } from './useSiteActions';

/** Manages the settings form, and broadcasts its input to previews. */
export function useSiteForm(site: Site) {
  const { start, schema } = useMemo(() => {
    const fields = siteFields(site);
    return { start: fields, schema: siteFormSchema(fields) };
  }, [site]);
  const editor = useAdminForm({ name: 'site', id: '', schema, start, follow: true });
  const { form, values, hasInputToRestore } = editor;
  const typed = useMemo(() => siteOf(values, site), [values, site]);
  usePreviewBroadcast(hasInputToRestore ? [siteEdit(typed)] : null);
  return {
    ...editor,
    start,
    /** Normalises and validates a field when its input is closed. */
    check(name: SettingName) {
      form.setValue(name, normalizeSetting(name, form.getValues(name)));
      void form.trigger(name);
    },
  };
}
