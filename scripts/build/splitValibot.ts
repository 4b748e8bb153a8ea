import type { Plugin } from 'vite';

/** Modules of the back office: what stands in its folders, and what of the domain only it needs. */
const WING =
  /src[\\/](?:api[\\/](?:drafts|publish)|app[\\/](?:admin|AdminWing)|features[\\/]admin|domain[\\/](?:activity|contentEntities|contentPatch))|@hookform[\\/]resolvers/;

/**
 * Gives the back office a copy of valibot of its own. The library is one module, and a module is in one
 * chunk: what the back office needs of it every visitor would download with the rest, 1.5 KB.
 */
export function splitValibot(): Plugin {
  return {
    name: 'own-valibot',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'valibot' || !importer || !WING.test(importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}?back-office` };
    },
  };
}
