import { expect, it } from 'vitest';
import { readContent } from '@/domain/content/content';
import { FILES } from '@/domain/links/contentPaths';
import { pageContext } from '../fields/field';
import { formInput } from '../fields/record';
import { sectionInput } from '../pages/about/fields';
import { homeInput } from '../pages/home/fields';
import { siteFields } from '../pages/site-settings/fields';
import { withPageInputs } from './previewContent';

const { content } = readContent({
  [FILES.site]: { brand: { name: 'Slate' }, contact: { email: 'a@slate.example' } },
  [FILES.home]: { hero: { title: 'Dream' } },
  [FILES.about]: { hero: { description: 'We' }, cards: [{ id: 'crew', title: 'Crew' }] },
});

const input = (values: object, id = '') => ({ id, values: { ...values } });

it('The content of a preview has the unsaved input of every page', () => {
  const [crew] = content.about.cards;
  const shown = withPageInputs(content, {
    site: input({
      ...formInput(siteFields, content.site, pageContext(content)),
      'contact-email': ' b@slate.example ',
    }),
    'home-page': input({ ...homeInput(content), 'hero-title': 'Light' }),
    'about-page': input({ 'hero-description': 'We all' }),
    'about-section': input({ ...sectionInput(content, crew), title: 'The crew' }, 'crew'),
    'services-header': input({ text: 'Rent it' }),
  });
  expect(shown).toMatchObject({
    site: { brand: { name: 'Slate' }, contact: { email: 'b@slate.example' } },
    home: { hero: { title: 'Light' } },
    about: { hero: { description: 'We all' }, cards: [{ id: 'crew', title: 'The crew' }] },
    servicesIntro: { description: 'Rent it' },
  });
});
