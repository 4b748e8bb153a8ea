import { describe, expect, it } from 'vitest';
import type { Service } from '@/domain/service/schema';
import { readRecordsCsv } from '../csv/recordsCsv';
import { contentWith, service } from '../resourceFixture';
import { services as resource } from './serviceResource';

const LONG = 'A description that is long enough.';
const read = (text: string, services: Service[]) =>
  readRecordsCsv(text, resource, contentWith({ services }), { now: 'later', random: Math.random });

describe('the services file', () => {
  it('changes known services and adds new ones with a unique slug', async () => {
    const all = [service('a', { icon: 'FilmIcon', slug: 'drones' })];
    const text = `id,title,description,icon,featured\na,Renamed,${LONG},,yes\n,Drones,${LONG},CameraIcon,no`;
    const { imported, problems } = await read(text, all);
    expect(problems).toEqual([]);
    expect(imported[0]).toEqual({
      record: {
        ...all[0],
        title: 'Renamed',
        icon: undefined,
        isFeatured: true,
        updatedAt: 'later',
      },
      changed: ['title', 'icon', 'featured'],
    });
    expect(imported[1]?.record).toMatchObject({ title: 'Drones', icon: 'CameraIcon' });
    expect(imported[1]?.record.slug).toMatch(/^drones-/);
  });

  it('reports problems', async () => {
    const text = 'id,title,description,icon,featured\na,,Short,RocketIcon,perhaps';
    const { problems } = await read(text, [service('a')]);
    expect(problems.map(({ message }) => message)).toEqual([
      'title: Title is required',
      'description: Description should be at least 20 characters',
      'icon: Choose an icon',
      'featured: must be yes or no',
    ]);
  });
});
