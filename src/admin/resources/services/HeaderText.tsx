import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import type { Service, ServicesIntro } from '@/domain/service/schema';
import { PAGE_IDS } from '@/domain/content/contentModel';
import { selectIsOnlyInMemory } from '../../storage/storageSlice';
import type { EditOf } from '../../drafts/draftChanges';
import { useSaveShortcut } from '../../forms/shortcuts';
import { useAdminForm } from '../../forms/useAdminForm';
import { saveWithRetry } from '../../forms/saveEdits';
import { useAdminDispatch, useAdminSelector } from '../../store/hooks';
import { inputDropped, type PageForm } from '../../store/unsavedSlice';
import type { SectionProps } from '../resource';
import { DEFAULT_SERVICES_INTRO } from './defaults';
import { headerMessages } from './messages';

/** Time in ms without input after which the text is saved. */
const REST_MS = 1000;

const NAME: PageForm = 'services-header';

const schema = v.object({ text: v.string() });

function headerEdit(intro: ServicesIntro, description: string): EditOf<'pages'> {
  return { collection: 'pages', id: PAGE_IDS.services, draft: { ...intro, description } };
}

function saveHeader(edit: EditOf<'pages'>) {
  const { label, stored: message, storedMs: duration, failed, failedMs } = headerMessages;
  const activity = { type: 'page', name: 'Services', action: 'header text updated' } as const;
  return saveWithRetry({ label, edits: [edit], message, duration, activity }, failed, failedMs);
}

/** Saves automatically: after a pause, on blur, and when the page is left. */
export function HeaderText({
  content,
  isLocked,
}: Pick<SectionProps<Service>, 'content' | 'isLocked'>) {
  const intro = content.servicesIntro ?? DEFAULT_SERVICES_INTRO;
  const dispatch = useAdminDispatch();
  const { form, values, isDirty, isUnsaved } = useAdminForm({
    name: NAME,
    id: '',
    schema,
    start: { text: intro.description },
    // Leaving the page saves the text, except while editing is disabled.
    savesItself: !isLocked,
  });
  const { text } = values;
  const isMemoryOnly = useAdminSelector(selectIsOnlyInMemory);
  const canSave = !isLocked && (isDirty || (isUnsaved && isMemoryOnly));
  const save = () => {
    if (canSave) void dispatch(saveHeader(headerEdit(intro, text)));
  };
  const saveAfterRest = useEffectEvent(save);
  const saveAndLeave = useEffectEvent(async () => {
    if (canSave && (await dispatch(saveHeader(headerEdit(intro, text)))))
      dispatch(inputDropped(NAME));
  });
  useEffect(() => {
    if (!isDirty || isLocked) return undefined;
    const timer = setTimeout(() => saveAfterRest(), REST_MS);
    return () => clearTimeout(timer);
  }, [text, isDirty, isLocked]);
  useEffect(() => {
    // The page is hidden or closed. On a phone it may not be shown again.
    const handleVisibility = () => void (document.visibilityState === 'hidden' && saveAfterRest());
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      void saveAndLeave();
    };
  }, []);
  useSaveShortcut(save);
  return (
    <div onBlur={save}>
      <TextField
        label="Page Header Text"
        name="headerText"
        value={text}
        multiline
        rows={4}
        disabled={isLocked}
        helperText="Shown above the services. Saved automatically."
        onChange={(event) => form.setValue('text', event.target.value)}
      />
    </div>
  );
}
