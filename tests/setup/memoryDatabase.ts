import { vi } from 'vitest';
import { library, openStore } from '../helpers/storage/memoryDatabase';

// Node has no IndexedDB.
vi.mock('idb-keyval', () => library);
vi.mock('@/api/storage/openDatabase', () => ({ openDatabase: openStore }));
