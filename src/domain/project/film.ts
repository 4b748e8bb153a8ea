import { safeHref } from '../links/links';

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

/** YouTube, Vimeo, or an MP4 of the site, else undefined. Players set no cookies before the film is played. */
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
