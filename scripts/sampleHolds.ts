import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hold } from '../src/domain/availability/availability';
import { addDays, dayAt, type Day } from '../src/domain/availability/day';
import { SAMPLE_HOLD_PREFIX } from '../src/domain/content/check/checkHolds';
import { readContent } from '../src/domain/content/content';
import { FILES } from '../src/domain/links/contentPaths';
import { readJson } from './build/files';
import { writeFileAtomic } from './build/writeFileAtomic';
import { readContentFiles } from './contentCheck';
import { isMain } from './isMain';

const ROOT = path.resolve(import.meta.dirname, '..');
const IGNORED = `/public/data/${FILES.availability}`;

type Share = 'all' | 'all but one' | 'one';

/** Sample holds by the position of their product: first day and last day, counted from today, and quantity. */
const SAMPLES: [
  product: number,
  first: number,
  last: number,
  share: Share,
  reason: Hold['reason'],
][] = [
  [0, 2, 4, 'all', 'rental'],
  [0, 9, 13, 'one', 'rental'],
  [1, 1, 8, 'all but one', 'rental'],
  [1, 5, 6, 'one', 'rental'],
  [2, -3, 1, 'all', 'maintenance'],
  [3, 0, 0, 'one', 'rental'],
  [4, 12, 40, 'all', 'rental'],
  [5, -12, -8, 'one', 'rental'],
];

/** Holds for the first products in stock with which every status occurs: available, partly, booked, free later. */
export function sampleHolds(
  products: readonly { id: string; stock: unknown }[],
  today: Day,
): Hold[] {
  const stocked = products.flatMap(({ id, stock }) =>
    typeof stock === 'number' && stock > 0 ? [{ id, stock }] : [],
  );
  return SAMPLES.flatMap(([at, first, last, share, reason], index): Hold[] => {
    const product = stocked[at];
    if (!product) return [];
    const { id: productId, stock } = product;
    const quantity = { all: stock, 'all but one': stock - 1, one: 1 }[share];
    if (quantity === 0) return [];
    return [
      {
        id: `${SAMPLE_HOLD_PREFIX}${index + 1}`,
        productId,
        from: addDays(today, first),
        to: addDays(today, last),
        quantity,
        reason,
      },
    ];
  });
}

/** Returns the path of the ignore file that belongs to this clone only; undefined without Git. */
function excludeFile(root: string): string | undefined {
  try {
    const args = ['-C', root, 'rev-parse', '--git-path', 'info/exclude'];
    const found = execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
    return path.resolve(root, found);
  } catch {
    return undefined;
  }
}

/** A .gitignore would also keep published availability out of repositories that are made from this one. */
async function ignoreSamples(root: string, isIgnored: boolean): Promise<void> {
  const file = excludeFile(root);
  if (!file) return;
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  const lines = text.split('\n');
  if (lines.includes(IGNORED) === isIgnored || !existsSync(path.dirname(file))) return;
  if (isIgnored)
    await appendFile(file, `${text === '' || text.endsWith('\n') ? '' : '\n'}${IGNORED}\n`);
  else await writeFile(file, lines.filter((line) => line !== IGNORED).join('\n'));
}

/** Whether the file has other holds than samples, which must not be overwritten. */
async function isPublished(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const { content, problems } = readContent({ [FILES.availability]: await readJson(file) });
  const isOther = ({ id }: Hold) => !id.startsWith(SAMPLE_HOLD_PREFIX);
  const isDamaged = problems.some(({ level }) => level === 'unreadable');
  return isDamaged || content.holds.length === 0 || content.holds.some(isOther);
}

/** Returns a sentence about the written or removed file. @throws Error if the file has been published */
export async function writeSampleHolds(
  root: string,
  now: number,
  isRemoved: boolean,
): Promise<string> {
  const data = path.join(root, 'public/data');
  const file = path.join(data, FILES.availability);
  if (await isPublished(file))
    throw new Error(
      `public/data/${FILES.availability} is not a sample. Remove it first if it is not needed.`,
    );
  await ignoreSamples(root, !isRemoved);
  if (isRemoved) {
    await rm(file, { force: true });
    return `Removed public/data/${FILES.availability}.`;
  }
  const { files } = await readContentFiles(data);
  const { products } = readContent(files).content;
  const holds = sampleHolds(products, dayAt(now));
  const json = { updatedAt: new Date(now).toISOString(), holds };
  await writeFileAtomic(file, `${JSON.stringify(json, null, 2)}\n`);
  return `Wrote ${holds.length} sample holds to public/data/${FILES.availability}. Git ignores the file in this clone. Run npm run content:sample-holds -- --remove before you publish real availability.`;
}

if (isMain(import.meta.filename))
  console.log(await writeSampleHolds(ROOT, Date.now(), process.argv.includes('--remove')));
