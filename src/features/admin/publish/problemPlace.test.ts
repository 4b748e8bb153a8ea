import { describe, expect, it } from 'vitest';
import { readContent } from '@/domain/content';
import { warningAt } from '@/domain/problem';
import { problemPlace } from './problemPlace';

const { content } = readContent({
  'products/index.json': {
    products: [
      { id: 'x&y', name: 'Cine Zoom', slug: 'cine-zoom', category: 'lenses' },
      { id: 'new', name: 'Cine Zoom', slug: 'cine-zoom', category: 'lenses' },
    ],
  },
  'projects/index.json': { projects: [{ id: 'x&y', title: 'Lagos Skyline' }] },
  'pages/about.json': { cards: [{ id: 'story', title: 'Our Story' }, { title: 'Branding' }] },
});

const placeOf = (file: string, path: string, message = '', changed: string[] = []) =>
  problemPlace(warningAt(file, path, message), content, new Set(changed));

describe('the place of a problem', () => {
  it('is the field of the record, in the editor of its list', () => {
    expect(placeOf('products/index.json', '"x&y".price')).toEqual({
      label: 'Edit “Cine Zoom”',
      to: '/admin/products?edit=x%26y&field=price',
    });
    expect(placeOf('projects/index.json', '"x&y".title')?.to).toBe(
      '/admin/projects?edit=x%26y&field=title',
    );
  });

  it('is a record that is named where the whole list is the place, the changed one first', () => {
    const message = '"x&y", "new" share the slug "s". Give each a slug of its own.';
    const to = (changed: string[]) =>
      placeOf('products/index.json', 'products', message, changed)?.to;
    expect(to([])).toBe('/admin/products?edit=x%26y');
    expect(to(['new'])).toBe('/admin/products?edit=new');
  });

  it('is a field of the home page behind its tab', () => {
    const field = (path: string) => placeOf('pages/home.json', path)?.to;
    expect(field('hero.title')).toBe('/admin/home?tab=hero&field=heroTitle');
    expect(field('hero.images[1]')).toBe('/admin/home?tab=hero&field=heroImage2');
    expect(field('hero.ctaLink')).toBe('/admin/home?tab=hero&field=heroLink');
    expect(field('contact.image')).toBe('/admin/home?tab=question&field=questionImage');
    expect(field('testimonials.cards[0].name')).toBe(
      '/admin/home?tab=testimonials&field=testimonial-1-name',
    );
    expect(field('testimonials.cards[2].image')).toBe(
      '/admin/home?tab=testimonials&field=testimonial-3-image',
    );
  });

  it('is a value of the settings', () => {
    const value = (path: string) => placeOf('site.json', path)?.to;
    expect(value('contact.email')).toBe('/admin/site-settings?field=email');
    expect(value('contact.whatsapp')).toBe('/admin/site-settings?field=whatsappNumber');
    expect(value('socialMedia.whatsapp')).toBe('/admin/site-settings?field=whatsapp');
    expect(value('footer.groups')).toBe('/admin/site-settings');
  });

  it('is a text of the about page, in its section where it has one', () => {
    const text = (path: string) => placeOf('pages/about.json', path)?.to;
    expect(text('hero.description')).toBe('/admin/about?field=description');
    expect(text('cards[0].title')).toBe('/admin/about?edit=story&field=heading');
    expect(text('cards[1].image')).toMatch(/^\/admin\/about\?edit=section-.+&field=image$/);
    expect(text('cards[1]')).toMatch(/^\/admin\/about\?edit=section-[^&]+$/);
    expect(text('cards[7].image')).toBe('/admin/about');
  });

  it('is the page where no record is named, and none for files that nobody edits here', () => {
    expect(placeOf('products/index.json', '"gone".name')).toEqual({
      label: 'Open Products',
      to: '/admin/products',
    });
    expect(placeOf('pages/topics.json', 'topics[0]')).toBeUndefined();
  });
});
