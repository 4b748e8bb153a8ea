import { http, HttpResponse, passthrough } from 'msw';
import { MOCKED_UPLOADS } from './uploadHandlers';

/** Path of the local server for publications. */
const LOCAL = '/api/publish';

/** Refuses a publication with a reason that the Publish page shows. */
const refuse = (message: string) =>
  HttpResponse.json({ message: `Nothing was published. ${message}` }, { status: 503 });

const MOCKED_IMAGE =
  'The changes contain an image that npm run dev did not really upload. Use npm start to upload images.';
const MOCKED_GITHUB = 'npm run dev does not connect to GitHub. Use a deployed site.';

/** Publishing without a scenario: to the local server only, and without images that were not really uploaded. */
export const publishHandlers = [
  http.post(LOCAL, async ({ request }) =>
    (await request.text()).includes(`/${MOCKED_UPLOADS}/`) ? refuse(MOCKED_IMAGE) : passthrough(),
  ),
  http.all('https://api.github.com/*', () =>
    HttpResponse.json({ message: MOCKED_GITHUB }, { status: 422 }),
  ),
];

/** Refuses all publications, and shows an empty history. @param reason in sentences */
export const refusedPublishHandlers = (reason: string) => [
  http.get(`${LOCAL}/history`, () =>
    HttpResponse.json({ publications: [], next: null, damaged: 0 }),
  ),
  http.get(LOCAL, () => HttpResponse.json({ notes: [reason] })),
  http.post(`${LOCAL}*`, () => refuse(reason)),
  http.all('https://api.github.com/*', () =>
    HttpResponse.json({ message: reason }, { status: 422 }),
  ),
];
