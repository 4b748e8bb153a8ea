import { describe, expect, it } from 'vitest';
import { useFolder } from '../folderFixture';
import { workerManifest, workerScript } from './serviceWorker';

const MANIFEST = {
  'src/app/entry.client.tsx': {
    file: 'assets/index-1.js',
    imports: ['_site.js'],
    dynamicImports: ['src/app/pages/HomePage.tsx', 'src/admin/index.ts'],
    css: ['assets/index-1.css'],
  },
  '_site.js': { file: 'assets/site-1.js' },
  'src/app/pages/HomePage.tsx': { file: 'assets/HomePage-1.js', imports: ['_site.js'] },
  'src/admin/index.ts': {
    file: 'assets/index-2.js',
    imports: ['_site.js', '_admin.js'],
    dynamicImports: ['src/admin/requests/index.ts'],
  },
  '_admin.js': { file: 'assets/admin-1.js' },
  'src/admin/requests/index.ts': { file: 'assets/requests-1.js' },
};

describe('the files of the service worker', () => {
  it('are those of public pages, and separately the further ones of the back office', () => {
    const fontUrls = ['/fonts/text-1.woff2'];
    const files = workerManifest({ build: 'b', manifest: MANIFEST, fontUrls });
    const shell = ['HomePage-1.js', 'index-1.css', 'index-1.js', 'site-1.js'];
    const office = ['admin-1.js', 'index-2.js', 'requests-1.js'];
    const asset = (name: string) => `/assets/${name}`;
    expect(files.shell).toEqual([...shell.map(asset), ...fontUrls]);
    expect(files.office).toEqual(office.map(asset));
  });
});

describe('the script of the service worker', () => {
  const manifest = { build: 'b', shell: ['/a.js'], office: [] };
  const { at, put } = useFolder();
  const scriptOf = (bundle: string) => {
    put('sw.js', bundle);
    return workerScript(at('sw.js'), at(), manifest);
  };

  it('contains the files', async () => {
    const script = await scriptOf('start(self.__WB_MANIFEST);');
    expect(script).toBe(`start(${JSON.stringify(manifest)});`);
  });

  it('is refused if it has no place for the files', async () => {
    await expect(scriptOf('start();')).rejects.toThrow('__WB_MANIFEST');
  });

  it("removes itself and everything it stored if there is a file 'no-service-worker'", async () => {
    put('no-service-worker', '');
    const script = await scriptOf('start(self.__WB_MANIFEST);');
    expect(script).toContain('caches.delete(name)');
    expect(script).toContain('registration.unregister()');
    expect(script).not.toContain('/a.js');
  });
});
