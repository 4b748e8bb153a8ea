import { HttpResponse, http, passthrough } from 'msw';
import type { ContentFiles } from '@/domain/content/content';
import { optionalFields } from '@/domain/links/contentPaths';

const portalPage = () => HttpResponse.html('<!doctype html><title>Sign in</title>');

export const FAILURES = {
  'is missing': () => HttpResponse.text('Not found', { status: 404 }),
  'is refused': () => HttpResponse.text('Unavailable', { status: 503 }),
  'is truncated': () => HttpResponse.text('{"products":[{"id":"p1","name":"Cine Zo'),
  'is the page of a captive portal': portalPage,
  'has another structure': () => HttpResponse.json({ something: 'else' }),
  'cannot be reached': () => HttpResponse.error(),
};

const DATA = '/data/';

/** Requests for content: the files, the version of the website, the data of prerendered pages, and the list of images. */
export const CONTENT_PATHS = [`${DATA}*`, '*.data.json', '/media/manifest.json'];

/** Like a website none of whose pages is prerendered. `files` may get more files later; others are missing. */
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

/** URL of the EmailJS API for sending, on any origin. */
export const SEND_URL = '*/api/v1.0/email/send';

/** EmailJS confirms a message with the text OK. `onMessage` gets the body of each request. */
export const emailHandler = (onMessage: (message: unknown) => void = () => undefined) =>
  http.post(SEND_URL, async ({ request }) => {
    onMessage(await request.json());
    return HttpResponse.text('OK');
  });

/** Name of the cache, and URL path, of uploaded images. */
export const MOCKED_UPLOADS = 'mocked-uploads';

/** Keeps images in the cache of this browser. `uploadUrl`: build setting `VITE_UPLOAD_URL`; without it, no host. */
export function uploadHandlers(uploadUrl: string | undefined) {
  if (!uploadUrl || !URL.canParse(uploadUrl)) return [];
  const folder = `https://${new URL(uploadUrl).hostname}/${MOCKED_UPLOADS}/`;
  return [
    http.post(uploadUrl, async ({ request }) => {
      const picture = (await request.formData()).get('file') as File;
      const url = folder + crypto.randomUUID();
      await (await caches.open(MOCKED_UPLOADS)).put(url, new Response(picture));
      return HttpResponse.json({ secure_url: url });
    }),
    http.get(
      `${folder}*`,
      async ({ request }) => (await caches.match(request.url)) ?? FAILURES['is missing'](),
    ),
  ];
}

const LOCAL = '/api/publish';
const SITE = `${LOCAL}/site`;

const refuse = (message: string) =>
  HttpResponse.json(
    { reason: 'protected', words: `Nothing was published. ${message}` },
    { status: 503 },
  );

const MOCKED_IMAGE =
  'The changes contain an image that npm run dev did not really upload. Use npm start to upload images.';
const MOCKED_GITHUB = 'npm run dev does not connect to GitHub. Use a deployed site.';

/** Publishing without a scenario: to the local server only, and without images that were not really uploaded. */
export const publishHandlers = [
  http.post(SITE, async ({ request }) =>
    (await request.text()).includes(`/${MOCKED_UPLOADS}/`) ? refuse(MOCKED_IMAGE) : passthrough(),
  ),
  http.all('https://api.github.com/*', () =>
    HttpResponse.json({ message: MOCKED_GITHUB }, { status: 422 }),
  ),
];

/** Refuses all publications, and shows an empty history. @param reason in sentences */
export const refusedPublishHandlers = (reason: string) => [
  http.get(LOCAL, () => HttpResponse.json({ rebuildError: reason })),
  http.post(SITE, async ({ request }) =>
    (await request.text()).includes('"call":"log"') ? HttpResponse.json([]) : refuse(reason),
  ),
  http.post(`${LOCAL}/rebuild`, () => HttpResponse.json({ rebuildError: reason })),
  http.all('https://api.github.com/*', () =>
    HttpResponse.json({ message: reason }, { status: 422 }),
  ),
];
