import { describe, expect, it } from 'vitest';
import { company } from '../company/company';
import { PATHS } from '../links/paths';
import { DEFAULT_FOOTER_GROUPS, footerGroups } from './footer';
import { workingHoursRows } from './site';
import { parseSite } from './schema';
import { findTopic } from '../topic/topic';
import { parseTopics } from '../topic/schema';

describe('site settings', () => {
  it('fill missing fields with defaults', () => {
    expect(parseSite({ contact: { email: 'a@b.test' } }).value).toStrictEqual({
      brand: { name: company.name, logo: '' },
      socialMedia: {},
      contact: { email: 'a@b.test', phone: '', whatsapp: '', address: '' },
      workingHours: [],
    });
  });

  it('have default footer links unless they define their own', () => {
    expect(footerGroups(undefined)).toEqual(DEFAULT_FOOTER_GROUPS);
    for (const groups of [null, 'all'])
      expect(footerGroups(parseSite({ footer: { groups } }).value)).toEqual(DEFAULT_FOOTER_GROUPS);
    const links = [
      { label: 'Store', to: '/store' },
      { label: 'Bad', to: 'javascript:alert(1)' },
    ];
    const { value } = parseSite({ footer: { groups: [{ title: 'Go', links }] } });
    expect(footerGroups(value)).toEqual([{ title: 'Go', links: [links[0]] }]);
    expect(value.footer?.groups?.[0]?.links).toEqual(links);
  });

  it('leave out footer groups without a title or without a valid link', () => {
    const links = [{ label: 'Store', to: '/store' }];
    const groups = [
      { title: ' ', links },
      { title: 'Empty' },
      { title: 'Bad', links: [{ label: 'Bad', to: 'javascript:alert(1)' }] },
      { title: 'Go', links },
    ];
    expect(footerGroups(parseSite({ footer: { groups } }).value)).toEqual([{ title: 'Go', links }]);
  });

  it('have default footer links to pages that every site has', () => {
    const paths: readonly string[] = Object.values(PATHS);
    const links = DEFAULT_FOOTER_GROUPS.flatMap((group) => group.links);
    expect(links.filter(({ to }) => !paths.includes(to))).toEqual([]);
  });

  it('show business hours when there are no rows of working hours', () => {
    const hours = '{"monday":{"open":"09:00","close":"17:00"}}';
    const rowsOf = (fields: object) => workingHoursRows(parseSite(fields).value);
    const [monday] = rowsOf({ contact: { hours } });
    expect(monday).toEqual({ day: 'Monday', hours: '9:00 AM - 5:00 PM' });
    const workingHours = [{ day: 'Monday to Thursday', hours: '9:00 AM - 6:00 PM' }];
    const unreadable = { day: 5, hours: '9:00 AM' };
    expect(rowsOf({ contact: { hours }, workingHours: [...workingHours, unreadable] })).toEqual(
      workingHours,
    );
    expect(rowsOf({ contact: { hours: 'soon' } })).toEqual([]);
  });
});

describe('topics', () => {
  it('are found by their exact path', () => {
    const blog = { path: '/store/blog', title: 'Blog', sections: [{ heading: 'A' }] };
    const { value, problems } = parseTopics({ topics: [blog, { title: 'No path' }] });
    const sections = [{ heading: 'A', paragraphs: [] }];
    expect(value[0]).toEqual({ ...blog, id: '/store/blog', description: '', sections });
    expect(problems).toHaveLength(1);
    expect(findTopic(value, '/store/blog/')?.title).toBe('Blog');
    expect(findTopic(value, '/store/blo')).toBeUndefined();
  });
});
