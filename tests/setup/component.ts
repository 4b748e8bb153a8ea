import { beforeAll } from 'vitest';
import { baseCss } from '../../src/theme/baseCss';

// The build adds these styles and attributes to every document.
const style = document.createElement('style');
style.textContent = baseCss();
document.head.append(style);
document.documentElement.dataset['scheme'] = 'dark';
document.documentElement.lang = 'en-NG';

// Files share the storage of the browser. Holds of requests that another file has left would be unpublished changes.
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      const deleting = indexedDB.deleteDatabase('slate-requests');
      for (const end of ['success', 'error', 'blocked'])
        deleting.addEventListener(end, () => resolve());
    }),
);
