import { safeHref } from '../links/links';

/** How a film is shown. */
export interface FilmSource {
  /** URL of the player to embed; missing for a file of the site. */
  player?: string;
  /** Site path of an MP4 file; missing for a film on another site. */
  file?: string;
}

const YOUTUBE =
  /^https?:\/\/(?:(?:www|m|music)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:shorts|embed|live)\/))([\w-]{11})(?![\w-])/i;

/** The ID, and for an unlisted film its hash, which is in the path or in the query of the player. */
const VIMEO =
  /^https?:\/\/(?:(?:www\.)?vimeo\.com|player\.vimeo\.com\/video)\/(\d+)(?:\/([\da-f]+))?\/?(?:\?(?:[^#]*&)?h=([\da-f]+)|[?#]|$)/i;

/**
 * Reads the address of a film: of YouTube, of Vimeo, or the path of an MP4 file of the site. Players neither set cookies nor
 * track before the film is played, and start immediately.
 * @returns undefined for any other text
 */
export function readFilm(address: string): FilmSource | undefined {
  const text = address.trim();
  const [, youtube] = YOUTUBE.exec(text) ?? [];
  if (youtube)
    return {
      player: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&playsinline=1&rel=0`,
    };
  const [, vimeo, inPath, hash = inPath] = VIMEO.exec(text) ?? [];
  if (vimeo) {
    const secret = hash ? `h=${hash}&` : '';
    return { player: `https://player.vimeo.com/video/${vimeo}?${secret}dnt=1&autoplay=1` };
  }
  const file = /^\/[^?#]+\.mp4$/i.test(text) ? safeHref(text) : undefined;
  return file === undefined ? undefined : { file };
}
