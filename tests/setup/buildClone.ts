import path from 'node:path';
import { loadEnv } from 'vite';
import { rebuild } from '../../scripts/serve/publish/rebuild';
import { checkPublicFolder, reportProblems } from '../../scripts/contentCheck';

/**
 * What a host does with a commit of content, given the scripts of the website that it has from before: checks the
 * content, and makes data, pictures and pages from it. `tsx tests/setup/buildClone.ts <public folder> <dist>`.
 */
const [publicFolder = '', dist = ''] = process.argv.slice(2);
if (!reportProblems(await checkPublicFolder(publicFolder)))
  throw new Error('The content breaks the contract: see the errors above.');
const root = path.resolve(import.meta.dirname, '../..');
await rebuild(loadEnv('production', root, 'VITE_'), { publicFolder, dist });
