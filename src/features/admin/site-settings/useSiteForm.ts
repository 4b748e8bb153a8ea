import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsOwed } from '@/api/drafts/draftsReducer';
import type { Site } from '@/domain/site';
import {
  siteFields,
  siteOf,
  soundSiteValues,
  tidySiteFields,
  type SiteFields,
} from '@/domain/siteForm';
import { validateSite } from '@/domain/siteFormErrors';
import { readKeptForm } from '@/features/admin/common/keptForm';
import { useTypedPreview } from '@/features/admin/common/preview/useTypedPreview';
import { useEditorForm } from '@/features/admin/common/useEditorForm';
import { useFollowedStart } from '@/features/admin/common/useFollowedStart';
import { siteEdit } from './useSiteSave';

const KIND = 'site';

/** The form of the settings, which follows what is saved: by itself, by Undo, by another tab. */
export function useSiteForm(site: Site, save: (site: Site) => Promise<void>) {
  const start = useMemo(() => siteFields(site), [site]);
  const [kept] = useState(() => {
    const found = readKeptForm(KIND);
    return found ? soundSiteValues(found.values) : undefined;
  });
  const isOwed = useSelector(selectIsOwed);
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
  useFollowedStart(start, rebase);
  const typed = useMemo(() => siteOf(values, site), [values, site]);
  useTypedPreview(isHeld ? [siteEdit(typed)] : null);
  /** A field has been left: it is written as it will be saved, and checked. */
  const check = (name: keyof SiteFields) => {
    const fields = form.getValues();
    const tidy = tidySiteFields(fields)[name];
    if (tidy !== fields[name]) form.setValue(name, tidy);
    const message = validate(fields)[name];
    if (message) form.setError(name, { type: 'invalid', message });
  };
  const submit = (onInvalid: () => void) =>
    form.handleSubmit(async (fields) => {
      form.reset(tidySiteFields(fields));
      await save(siteOf(fields, site));
    }, onInvalid)();
  return { ...editor, check, submit };
}
