import { contentApi } from '@/api/content/contentApi';
import { applyChanges, type Content } from '@/domain/content/content';
import { contentChanges, withPublishedAvailability } from '@/domain/content/contentChanges';
import { injectDrafts, selectDrafts } from '../drafts/state/draftsReducer';
import { previewSource } from '../drafts/content/previewSource';
import { liveContentQuery } from '../drafts/content/liveContent';
import { followLive } from '../drafts/content/followLive';
import { keepDrafts } from '../drafts/storage/draftTable';
import { catchUpAll } from '../storage/keepTable';
import { selectIsTableLoaded } from '../storage/storageSlice';
import { withDrafts, selectPublished } from '../drafts/content/draftContent';
import { subscribeToPageInputs } from '../forms/unsavedInput';
import type { AdminThunk } from '../store/adminState';
import { type PageInputs, PAGE_FORMS, type PageForm } from '../store/unsavedSlice';
import { pageContext } from '../fields/field';
import { withInput } from '../fields/record';
import {
  aboutFields,
  sectionsWithInput,
  type AboutInput,
  type SectionInput,
} from '../pages/about/fields';
import { homePageFromForm, type HomeInput } from '../pages/home/fields';
import { siteFromForm, type SiteInput } from '../pages/site-settings/fields';
import { DEFAULT_SERVICES_INTRO } from '../resources/services/defaults';

/** What each form would save. Its values come from the same form in another document. */
const CHANGES: Record<
  PageForm,
  (content: Content, values: unknown, id: string) => Partial<Content>
> = {
  'home-page': (content, values) => ({ home: homePageFromForm(values as HomeInput, content) }),
  'about-page': (content, values) => ({
    about: withInput(aboutFields, values as AboutInput, content.about, pageContext(content)),
  }),
  'about-section': (content, values, id) => ({
    about: { ...content.about, cards: sectionsWithInput(content, id, values as SectionInput) },
  }),
  'services-header': ({ servicesIntro = DEFAULT_SERVICES_INTRO }, values) => ({
    servicesIntro: { ...servicesIntro, description: (values as { text: string }).text },
  }),
  site: (content, values) => ({ site: siteFromForm(values as SiteInput, content) }),
};

/** Returns the content as if the unsaved input of pages had been saved. */
export function withPageInputs(content: Content, inputs: PageInputs): Content {
  return PAGE_FORMS.reduce((now, form) => {
    const input = inputs[form];
    return input ? { ...now, ...CHANGES[form](now, input.values, input.id) } : now;
  }, content);
}

export type PreviewContent = ReturnType<typeof createPreviewContent>;

/** Creates the content of a preview. Reads wait until it has been started and loaded. */
export function createPreviewContent() {
  let reload: () => Promise<unknown> = () => Promise.resolve();
  const source = previewSource(() => reload());

  /** Follows the drafts and the unsaved input of other tabs. Returns a function that stops following. */
  const start = (): AdminThunk<() => void> => (dispatch, getState, extra) => {
    injectDrafts(extra.inject);
    let received: PageInputs = {};
    let unsaved = received;
    let shown: readonly unknown[] = [];

    const show = () => {
      const state = getState();
      const published = selectPublished(state);
      const drafts = selectDrafts(state);
      if (!published || !selectIsTableLoaded(state, 'drafts')) return;
      const parts = [published, drafts, unsaved];
      if (parts.every((part, index) => part === shown[index])) return;
      const isFirst = shown.length === 0;
      // Drafts cannot provide a missing file, so its error stays until the published files are loaded again.
      const isReloaded = published !== shown[0];
      shown = parts;
      const draftContent = withPageInputs(withDrafts(published.content, drafts), unsaved);
      const isAvailability = Object.keys(drafts.holds).length > 0;
      const now = new Date().toISOString();
      const after = isAvailability ? withPublishedAvailability(draftContent, now) : draftContent;
      const changes = contentChanges(published.content, after);
      source.show(applyChanges(published.files, changes), published.failed);
      if (!isFirst)
        dispatch(contentApi.util.invalidateTags(isReloaded ? ['Content', 'Failed'] : ['Content']));
    };

    const showUnsaved = async (inputs: PageInputs) => {
      received = inputs;
      // Input that disappeared may have been saved. The drafts are read first.
      if (Object.keys(inputs).length < Object.keys(unsaved).length) await catchUpAll();
      unsaved = received;
      show();
    };
    const published = dispatch(liveContentQuery.initiate());
    reload = published.refetch;
    const stops = [
      extra.startListening({
        predicate: (_action, now, before) =>
          selectDrafts(now) !== selectDrafts(before) ||
          now.storage !== before.storage ||
          selectPublished(now) !== selectPublished(before),
        effect: show,
      }),
      subscribeToPageInputs((inputs) => void showUnsaved(inputs)),
      published.unsubscribe,
    ];
    const tab = { dispatch, getState, startListening: extra.startListening };
    followLive(tab);
    keepDrafts(tab);
    show();
    return () => stops.forEach((stop) => stop());
  };
  return { source, start };
}
