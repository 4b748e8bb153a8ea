import { useAdminDispatch } from '../../store/hooks';
import { PAGE_IDS } from '../../drafts/draftEntry';
import type { Edit } from '../../drafts/editing';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { HEADER_TOAST_MS, SERVICES_TOAST_MS } from '@/domain/text/limits';
import type { Service, ServicesIntro } from '@/domain/service/schema';
import { FEATURED_SERVICES_FULL } from './serviceFormValues';
import type { ImportedRecord } from '../csv/recordsCsv';
import { noticeShown } from '@/features/notices';
import { useDuplicateOnce } from '../useDuplicateOnce';
import { isSaveSuccessful, useSave, type SaveRequest } from '../../forms/useSave';

const FAILED = 'Failed to save changes. Please try again.';
/** Shown where no publish target exists. */
const NO_TARGET = 'Changes would be saved in a real app';

/** Verb for history and activities, such as `added` or `changed`. */
interface Deed {
  action: string;
  /** Verb of the toast when the site can be published: `saved` or `deleted`. */
  told: 'saved' | 'deleted';
}

function nameOf(services: readonly Service[]): string {
  const [first] = services;
  return services.length === 1 && first ? `“${first.title}”` : `${services.length} services`;
}

/** Returns the edit for the text above the services. */
export function headerEdit(intro: ServicesIntro, description: string): Edit {
  return { collection: 'pages', id: PAGE_IDS.services, draft: { ...intro, description } };
}

function headerSave(edit: Edit): SaveRequest {
  return {
    label: 'Header text of the services changed',
    edits: [edit],
    message: 'Header text updated',
    duration: HEADER_TOAST_MS,
    activity: { type: 'page', name: 'Services', action: 'header text updated' },
  };
}

/**
 * Returns the actions of the services editor. Toasts stay for 3 s, and their text depends on the
 * publish target.
 */
export function useServiceActions(
  services: readonly Service[],
  intro: ServicesIntro,
  hasTarget: boolean,
) {
  const { save, saveInList, isSaving } = useSave();
  const dispatch = useAdminDispatch();
  const say = (message: string, type: 'error' | 'warning') =>
    dispatch(noticeShown({ message, type, duration: SERVICES_TOAST_MS }));

  const request = (
    changed: readonly Service[],
    { action, told }: Deed,
    edits: SaveRequest['edits'],
  ): SaveRequest => ({
    label: `Service ${nameOf(changed)} ${action}`,
    edits,
    message: hasTarget
      ? `${changed.length > 1 ? 'Services' : 'Service'} ${told}. Publish to update the website.`
      : NO_TARGET,
    duration: SERVICES_TOAST_MS,
    activity: { type: 'service', name: nameOf(changed).replace(/[“”]/g, ''), action },
  });
  const inList = (asked: SaveRequest) => saveInList(asked, FAILED);
  const putting = (changed: readonly Service[], action: string) =>
    request(
      changed,
      { action, told: 'saved' },
      changed.map((draft) => ({ collection: 'services', id: draft.id, draft })),
    );
  const copyOnce = useDuplicateOnce<Service>((copy) => inList(putting([copy], 'duplicated')));

  /** Features or unfeatures services. A fourth is rejected with an error. */
  const feature = async (chosen: readonly Service[], isFeatured: boolean): Promise<boolean> => {
    const changed = chosen.filter((service) => service.isFeatured !== isFeatured);
    const featured = services.filter((service) => service.isFeatured).length;
    if (isFeatured && featured + changed.length > FEATURED_LIMITS.services) {
      say(FEATURED_SERVICES_FULL, 'warning');
      return false;
    }
    const now = new Date().toISOString();
    const next = changed.map((service) => ({ ...service, isFeatured, updatedAt: now }));
    return inList(putting(next, isFeatured ? 'featured' : 'no longer featured'));
  };
  return {
    isSaving,
    feature,
    save: async (service: Service, action: 'added' | 'updated'): Promise<boolean> => {
      const outcome = await save(putting([service], action));
      // The reason of a refused save has already been shown.
      if (!isSaveSuccessful(outcome) && outcome !== 'refused') say(FAILED, 'error');
      return isSaveSuccessful(outcome);
    },
    duplicate: copyOnce,
    /** Imports the changes of a file as one step. */
    take: (imported: readonly ImportedRecord<Service>[]) =>
      inList(
        putting(
          imported.map(({ record }) => record),
          'imported',
        ),
      ),
    /** Saves the text above the services. */
    saveHeader: (description: string) =>
      saveInList(headerSave(headerEdit(intro, description)), FAILED, SERVICES_TOAST_MS),
    remove: (gone: readonly Service[]) =>
      inList(
        request(
          gone,
          { action: 'deleted', told: 'deleted' },
          gone.map(({ id }) => ({ collection: 'services', id, draft: null })),
        ),
      ),
  };
}

export type ServiceActionHandlers = ReturnType<typeof useServiceActions>;
