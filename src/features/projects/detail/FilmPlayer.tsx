import { useEffect, useRef } from 'react';
import { readFilm } from '@/domain/project/film';

/** Player of a film, which starts immediately and takes the focus of the button that it replaces. */
export default function FilmPlayer({ video, title }: { video: string; title: string }) {
  const { player, file } = readFilm(video) ?? {};
  const frame = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const name = `Film: ${title}`;
  if (file)
    // The content has no captions of files. Films with captions are on YouTube or Vimeo.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <video ref={frame} src={file} aria-label={name} controls autoPlay playsInline />;
  return (
    // The players need scripts and their own storage, with which a sandbox would protect nothing.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={frame}
      src={player}
      title={name}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  );
}
