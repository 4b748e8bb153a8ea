import { useMemo, useState } from 'react';
import { useAdminSelector } from '../../store/hooks';
import { selectIsPersistPending } from '../../drafts/draftsReducer';
import type { Site } from '@/domain/site/schema';
import {
  siteFields,
  siteOf,
  sanitizeSiteValues,
  normalizeSiteFields,
  type SiteFields,
} from './siteForm';
import { validateSite } from './siteFormErrors';
import { readAutosave } from '../../forms/formAutosave';
import { usePreviewBroadcast } from '../../forms/preview/usePreviewBroadcast';
import { useEditorForm } from '../../forms/useEditorForm';
import { useRebaseOnChange } from '../../forms/useRebaseOnChange';
import { siteEdit } from './useSiteActions';

const KIND = 'site';

/**
 * Manages the settings form, which is rebased on saved changes: its own, by Undo or by another tab.
 */
export function useSiteForm(site: Site, save: (site: Site) => Promise<void>) {
  const start = useMemo(() => siteFields(site), [site]);
  const [kept] = useState(() => {
    const found = readAutosave(KIND);
    return found ? sanitizeSiteValues(found.values) : undefined;
  });
  const isOwed = useAdminSelector(selectIsPersistPending);
  const validate = (fields: SiteFields) => validateSite(fields, start);
  const editor = useEditorForm<SiteFields>({
    kind: KIND,
    id: '',
    start,
    kept,
    validate,
    isOwed,
  });
  const { form, values, isHeld, rebase } = editor;
  useRebaseOnChange(start, rebase);
  const typed = useMemo(() => siteOf(values, site), [values, site]);
  usePreviewBroadcast(isHeld ? [siteEdit(typed)] : null);
  /** Normalises and validates a field on blur. */
  const check = (name: keyof SiteFields) => {
    const fields = form.getValues();
    const tidy = normalizeSiteFields(fields)[name];
    if (tidy !== fields[name]) form.setValue(name, tidy);
    const message = validate(fields)[name];
    if (message) form.setError(name, { type: 'invalid', message });
  };
  const submit = (onInvalid: () => void) =>
    form.handleSubmit(async (fields) => {
      form.reset(normalizeSiteFields(fields));
      await save(siteOf(fields, site));
    }, onInvalid)();
  return { ...editor, check, submit };
}
