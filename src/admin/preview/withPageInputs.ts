import type { Content } from '@/domain/content/content';
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
import { PAGE_FORMS, type PageForm, type PageInputs } from '../store/unsavedSlice';

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
