import { beforeEach, describe, expect, it } from 'vitest';
import {
  BRANCH,
  errorResponse,
  type ResponseOverride,
} from '../../../../../tests/helpers/git/gitFetch';
import {
  createGitFixture,
  NOW,
  pictureBundle as bundle,
  UPLOAD,
  useBrowser,
} from '../../../../../tests/helpers/git/gitFixture';
import { GithubError, toFailure } from './githubError';
import { publishErrorMessage } from './messages';

type Reply = ReturnType<Parameters<ResponseOverride>[1]>;
/** Replaces the response to a request. */
type Fault = (answer: () => Reply) => Reply;

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused =
  (...error: Parameters<typeof errorResponse>): Fault =>
  () =>
    Promise.resolve(errorResponse(...error));

/** Every request of a publication, in its order. */
const STEPS = [
  'GET git/ref',
  'GET git/commits',
  'GET git/trees',
  'GET git/blobs',
  'POST git/blobs',
  'POST git/trees',
  'POST git/commits',
  'PATCH git/refs',
];
const FAULTS: Record<string, Fault> = {
  'a lost request': lost,
  'a lost response': async (answer) => answer().then(lost),
  'status 401': refused(401),
  'status 403': refused(403),
  'status 404': refused(404),
  'status 409': refused(409),
  'status 422': refused(422),
  'status 500': refused(500),
  'status 502': refused(502),
};
const LIMITS: Record<string, Fault> = {
  'a used-up limit': refused(403, {
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(NOW / 1000 + 60),
  }),
  'too many requests': refused(429),
  'a secondary limit': refused(403, { 'retry-after': '30' }),
  'a secondary limit without a time': () =>
    Promise.resolve({
      status: 403,
      headers: { 'x-ratelimit-remaining': '4000', 'x-ratelimit-reset': String(NOW / 1000 + 3000) },
      json: { message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' },
    }),
};

const stepOf = ({ method, path }: Parameters<ResponseOverride>[0]) =>
  `${method} ${path.split('/').slice(4, 6).join('/')}`;

/** Replaces the responses of one step, always or the first time. */
function at(step: string, fault: Fault, times = Infinity): ResponseOverride {
  let left = times;
  return (asked, answer) => (stepOf(asked) === step && left-- > 0 ? fault(answer) : answer());
}

/** Commits other site settings, as another administrator. */
const commitElsewhere = () =>
  fixture.memory.edit('public/data/site.json', '{"brand":{"name":"Of somebody else"}}');

let fixture: ReturnType<typeof createGitFixture>;

/** Publishes with a fault. If it fails, expects a message that says what to do. Returns whether it failed. */
async function publishWith(between: ResponseOverride) {
  const { memory, publish } = fixture;
  try {
    expect(await publish(await bundle(), between)).toMatchObject({ kind: 'published' });
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(GithubError);
    const failure = toFailure(error);
    const text = publishErrorMessage(failure, BRANCH);
    expect(text).toMatch(/Enter a (?:new )?token|Try again|Check that|Nothing was published/);
    expect(text).toContain('Your changes are still saved in this browser.');
    // Only without a response is it unknown whether something was published.
    if (failure.code !== 'lost') expect(memory.history()).toHaveLength(1);
    return true;
  }
}

/** Publishes again like the publish page: changes that the branch already contains are left out. */
async function publishAgain() {
  const { publish, site } = fixture;
  const { files, ...rest } = await bundle();
  const isThere = site()?.includes('Slate & Sons');
  return publish(isThere ? { ...rest, files: [], pictures: [] } : { ...rest, files });
}

useBrowser();
beforeEach(() => {
  fixture = createGitFixture();
});

const CASES = STEPS.flatMap((step) =>
  Object.entries(FAULTS).map(([what, fault]) => [what, step, fault] as const),
);

describe.each([1, Infinity])('a publication with %d times', (times) => {
  it.each(CASES)('%s at “%s” is explained, and published once', async (_what, step, fault) => {
    const hasFailed = await publishWith(at(step, fault, times));
    if (hasFailed) expect(await publishAgain()).toMatchObject({ kind: 'published' });
    const { memory, site } = fixture;
    expect(memory.history()).toHaveLength(2);
    expect(site()).toContain('Slate & Sons');
    expect(memory.textsOf()[`public/${UPLOAD}`]).toBe('a picture');
  });

  it.each(CASES)('%s at “%s” does not overwrite a later change', async (_what, step, fault) => {
    const { memory, publish, site } = fixture;
    await publishWith(at(step, fault, times));
    const before = memory.history().length;
    commitElsewhere();
    expect(await publish(await bundle())).toEqual({ kind: 'stale' });
    expect(site()).toContain('Of somebody else');
    expect(memory.history()).toHaveLength(before + 1);
  });
});

describe('a publication that has to wait', () => {
  const cases = STEPS.flatMap((step) =>
    Object.entries(LIMITS).map(([what, fault]) => [what, step, fault] as const),
  );

  it.each(cases)('because of %s at “%s” continues', async (_what, step, fault) => {
    const { memory, waits, count } = fixture;
    expect(await publishWith(at(step, fault, 1))).toBe(false);
    expect(waits).toHaveLength(1);
    expect(memory.history()).toHaveLength(2);
    expect(count('POST git/blobs')).toBe(step === 'POST git/blobs' ? 2 : 1);
  });
});

/** Replaces the responses from one request of a publication on. */
function from(first: number, fault: Fault): ResponseOverride {
  let count = 0;
  return (_asked, answer) => (count++ < first ? answer() : fault(answer));
}

/** Runs a check for every request of a publication, each with a new repository. */
async function atEachRequest(check: (request: number) => Promise<void>): Promise<void> {
  await publishWith((_asked, answer) => answer());
  const requests = fixture.asked.length;
  expect(requests).toBeGreaterThan(STEPS.length);
  for (let request = 0; request < requests; request += 1) {
    window.localStorage.clear();
    fixture = createGitFixture();
    await check(request);
  }
}

it.each(['a lost request', 'a lost response'])(
  'A publication that loses its connection for good at any request (%s) is published once',
  async (what) => {
    await atEachRequest(async (request) => {
      expect(await publishWith(from(request, FAULTS[what]!))).toBe(true);
      expect(await publishAgain()).toMatchObject({ kind: 'published' });
      expect(fixture.memory.history()).toHaveLength(2);
      expect(fixture.site()).toContain('Slate & Sons');
    });
  },
);

it('A change of somebody else during any request of a publication is kept', async () => {
  await atEachRequest(async (request) => {
    const { memory, publish, site } = fixture;
    let count = 0;
    const outcome = await publish(await bundle(), async (_asked, answer) => {
      if (count++ === request) commitElsewhere();
      return answer();
    });
    expect(outcome).toEqual({ kind: 'stale' });
    expect(site()).toContain('Of somebody else');
    expect(memory.history()).toHaveLength(2);
  });
});
