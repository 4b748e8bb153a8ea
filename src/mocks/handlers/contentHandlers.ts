import { http, HttpResponse } from 'msw';
import type { ContentFiles } from '@/domain/content/content';
import { optionalFields } from '@/domain/links/contentPaths';
import { FAILURES } from './failures';

/** URL path of the content files. */
const DATA = '/data/';

/** Requests for content: the files, the version of the website, the data of prerendered pages, and the list of images. */
export const CONTENT_PATHS = [`${DATA}*`, '*.data.json', '/media/manifest.json'];

/**
 * Responds like a website with these content files, none of whose pages is prerendered. Other files are missing.
 * @param files including files that are added later
 */
export const contentHandlers = (files: ContentFiles) => [
  http.get(`${DATA}version.json`, () =>
    HttpResponse.json({
      build: 'dev',
      content: 'mocked',
      builtAt: '',
      ...optionalFields((file) => Object.hasOwn(files, file)),
    }),
  ),
  http.get(`${DATA}*`, ({ request }) => {
    const path = decodeURIComponent(new URL(request.url).pathname.slice(DATA.length));
    return Object.hasOwn(files, path) ? Response.json(files[path]) : FAILURES['is missing']();
  }),
  http.get('*.data.json', FAILURES['is missing']),
];
