import path from 'node:path';
import { loadEnv } from 'vite';
import { prerender } from '../../scripts/prerender/prerender';
import { checkPublicFolder, reportProblems } from '../../scripts/contentCheck';

/**
 * Updates a build like a host that receives a commit of content: checks the content, and rebuilds data, images and pages.
 * `tsx tests/setup/buildClone.ts <public folder> <dist>`.
 */
const [publicFolder = '', dist = ''] = process.argv.slice(2);
if (!reportProblems(await checkPublicFolder(publicFolder)))
  throw new Error('The content is invalid. See the errors above.');
const root = path.resolve(import.meta.dirname, '../..');
await prerender(loadEnv('production', root, 'VITE_'), { publicFolder, dist });
