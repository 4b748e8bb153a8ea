import type { Content } from '@/domain/content/content';
import {
  upsertSection,
  withSectionIds,
  type HeroFields,
  type SectionFields,
} from '../pages/about/aboutForm';
import { homePageFromForm, type HomeInput } from '../pages/home/fields';
import { siteOf, type SiteFields } from '../pages/site-settings/siteForm';
import { DEFAULT_SERVICES_INTRO } from '../resources/services/defaults';
import { PAGE_FORMS, type PageForm, type PageInputs } from '../store/unsavedSlice';

/** What each form would save. Its values come from the same form in another document. */
const CHANGES: Record<
  PageForm,
  (content: Content, values: unknown, id: string) => Partial<Content>
> = {
  'home-page': (content, values) => ({ home: homePageFromForm(values as HomeInput, content) }),
  'about-page': ({ about }, values) => ({
    about: { ...about, hero: { ...about.hero, ...(values as HeroFields) } },
  }),
  'about-section': ({ about }, values, id) => ({
    about: {
      ...about,
      cards: upsertSection(withSectionIds(about.cards), id, values as SectionFields),
    },
  }),
  'services-header': ({ servicesIntro = DEFAULT_SERVICES_INTRO }, values) => ({
    servicesIntro: { ...servicesIntro, description: (values as { text: string }).text },
  }),
  site: ({ site }, values) => ({ site: siteOf(values as SiteFields, site) }),
};

/** Returns the content as if the unsaved input of pages had been saved. */
export function withPageInputs(content: Content, inputs: PageInputs): Content {
  return PAGE_FORMS.reduce((now, form) => {
    const input = inputs[form];
    return input ? { ...now, ...CHANGES[form](now, input.values, input.id) } : now;
  }, content);
}
