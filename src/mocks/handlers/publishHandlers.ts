import { http, HttpResponse, passthrough } from 'msw';
import { MOCKED_UPLOADS } from './uploadHandlers';

/** Paths of the local server for publications. */
const LOCAL = '/api/publish';
const SITE = `${LOCAL}/site`;

/** Refuses a publication with a reason that the Publish page shows. */
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
