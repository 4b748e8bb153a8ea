import { describe, expect, it } from 'vitest';
import type { Service } from '@/domain/service/schema';
import { readRecordsCsv } from '../csv/recordsCsv';
import { contentWith, service } from '../resourceFixture';
import { services as resource } from './serviceResource';
const read = (text: string, services: Service[]) =>
  readRecordsCsv(text, resource, contentWith({ services }), { now: 'later', random: Math.random });

describe('the services file', () => {
  it('reports problems', async () => {
    const text = 'id,title,description,icon,featured\na,,Short,RocketIcon,perhaps';
    const { problems } = await read(text, [service('a')]);
    expect(problems.map(({ message }) => message)).toEqual([
      'title: must not be empty',
      'description: should be at least 20 characters',
      'icon: there is no icon “RocketIcon”',
      'featured: must be yes or no',
    ]);
  });
});
