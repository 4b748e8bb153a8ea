import { beforeEach, describe, expect, it, vi } from 'vitest';
import { services } from '../services/serviceResource';
import { changeRecords, removeRecords, saveRecord } from '../thunks';
import { openResourceStore } from './storeFixture';
import { clearBackOffice } from '../../../../tests/helpers/storage/backOfficeDatabase';

beforeEach(async () => {
  await clearBackOffice();
});

describe('a saved form', () => {
  const values = {
    title: 'Drones',
    description: 'Long enough for all.',
    icon: '',
    isFeatured: false,
  };
  const record = services.create('new', '');

  it('adds a record with its times', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T09:00:00.000Z') });
    try {
      const { store, draftContent, labels } = await openResourceStore();
      const save = saveRecord(services, { record, isNew: true, values });
      expect(await store.dispatch(save)).toBe('stored');
      expect(draftContent().services.at(-1)).toMatchObject({
        id: 'new',
        slug: 'drones',
        createdAt: '2026-06-01T09:00:00.000Z',
        updatedAt: '2026-06-01T09:00:00.000Z',
      });
      expect(labels()).toEqual(['Service “Drones” added']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('changes the newest version of its record', async () => {
    const { store, draftContent } = await openResourceStore();
    const opened = draftContent().services[0]!;
    await store.dispatch(removeRecords(services, ['r1']));
    await store.dispatch(
      changeRecords(
        services,
        ['r0'],
        (one) => ({ ...one, slug: 'other' }),
        () => 'moved',
      ),
    );
    await store.dispatch(saveRecord(services, { record: opened, isNew: false, values }));
    expect(draftContent().services[0]).toMatchObject({ title: 'Drones', slug: 'other' });
  });
});
