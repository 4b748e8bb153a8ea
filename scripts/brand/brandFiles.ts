import { writeOutput } from '../build/outputFile';
import { hashOf } from '../prerender/pageStamp';
import { makeIcons, readIcon } from './icons';
import { makeShareCard } from './shareCard';

/** Files that are made from the icon and the logo of the company. */
interface BrandFiles {
  /** Site path of the picture for link previews of pages that have none. */
  defaultShare: string;
  /** Contents by path. */
  files: Record<string, Buffer>;
}

/** Makes the icons and the share picture. @throws Error if the icon of the configuration cannot be read */
export async function makeBrandFiles(
  publicFolder: string,
  brand: { name: string; logo: string },
): Promise<BrandFiles> {
  const icon = await readIcon();
  const shareCard = await makeShareCard(publicFolder, brand, icon);
  // Messengers keep pictures by their URL.
  const share = `share.${hashOf(shareCard)}.jpg`;
  return {
    defaultShare: `/${share}`,
    files: { ...(await makeIcons(icon)), [share]: shareCard },
  };
}

/** Writes the files into `dist`. Returns their paths. */
export async function writeBrandFiles(dist: string, { files }: BrandFiles): Promise<string[]> {
  for (const [file, bytes] of Object.entries(files)) await writeOutput(dist, file, bytes);
  return Object.keys(files);
}
