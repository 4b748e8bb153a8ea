import { describe, expect, it } from 'vitest';
import { readFilm } from './film';
import { parseProjectFile, parseProjectIndex } from './schema';

const ID = 'aqz-KE_bpKQ';
const youtube = {
  player: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0`,
};
const vimeo = (more = '') => ({
  player: `https://player.vimeo.com/video/76979871?${more}dnt=1&autoplay=1`,
});

describe('the address of a film', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${ID}`, youtube],
    [`http://m.youtube.com/watch?list=PL1&v=${ID}&t=42s`, youtube],
    [` https://youtu.be/${ID}?si=abc `, youtube],
    [`https://youtube.com/shorts/${ID}`, youtube],
    [`https://www.youtube.com/live/${ID}?feature=share`, youtube],
    [`https://www.youtube-nocookie.com/embed/${ID}`, youtube],
    ['https://vimeo.com/76979871', vimeo()],
    ['https://www.vimeo.com/76979871?share=copy#t=5', vimeo()],
    ['https://vimeo.com/76979871/8272103f6e', vimeo('h=8272103f6e&')],
    ['https://player.vimeo.com/video/76979871', vimeo()],
    ['https://player.vimeo.com/video/76979871?title=0&h=8272103f6e', vimeo('h=8272103f6e&')],
    ['/media/projects/film.MP4', { file: '/media/projects/film.MP4' }],
  ])('%j can be played', (address, film) => {
    expect(readFilm(address)).toEqual(film);
  });

  it.each([
    ['another text', '', 'film', 'javascript:alert(1)//.mp4'],
    ['another page', 'https://www.youtube.com/@slate', 'https://vimeo.com/channels/staffpicks'],
    ['another id', `https://www.youtube.com/watch?v=${ID}x`, 'https://vimeo.com/76979871x'],
    ['another host', `https://www.youtube.com.evil.example/watch?v=${ID}`],
    ['a host in a query', `https://evil.example/?https://youtu.be/${ID}`],
    ['a host as a user', `https://youtube.com@evil.example/watch?v=${ID}`],
    ['a file elsewhere', 'https://films.example/film.mp4', '//films.example/film.mp4'],
    ['another file', '/media/../film.mp4', '/media/film.mov', '/media/film.mp4?x'],
  ])('is not read from %s', (_what, ...addresses) => {
    for (const address of addresses) expect(readFilm(address), address).toBeUndefined();
  });
});

describe('the film of a project', () => {
  it.each([
    [parseProjectFile, 'projects/by-category'],
    [parseProjectIndex, 'projects/index.json'],
  ])(
    'is in records and summaries, and is left out with a problem if it is invalid: %o',
    (parse) => {
      const projects = [
        { id: 'a', video: '/media/a.mp4' },
        { id: 'b', video: 'https://films.example/b' },
        { id: 'c', video: null },
      ];
      const { value, problems } = parse({ projects });
      expect(value.map(({ video }) => video)).toEqual(['/media/a.mp4', undefined, undefined]);
      expect(problems).toHaveLength(1);
    },
  );
});
