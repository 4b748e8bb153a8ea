import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  pass,
  payload,
  setUpGateway,
  stubEmailService,
} from '../../../tests/helpers/component/emailFixture';

const sdk = vi.hoisted(() => ({ init: vi.fn(), send: vi.fn() }));

vi.mock('@emailjs/browser', () => sdk);

const booking = { ...payload, reference: 'SL-ABC234' };

const gateway = setUpGateway(sdk);

describe('sendEmail', () => {
  it("resolves with 'Email sent successfully!' and the payload's reference", async () => {
    const send = await gateway();
    await expect(send(booking)).resolves.toEqual({
      message: 'Email sent successfully!',
      reference: 'SL-ABC234',
    });
    expect(sdk.init).toHaveBeenCalledWith({
      publicKey: 'key_1',
      origin: 'https://api.emailjs.com',
    });
    expect(sdk.send.mock.calls).toEqual([
      ['service_1', 'template_1', booking, { publicKey: 'key_1' }],
    ]);
  });

  it('throws the message of the service, or the default message if there is none', async () => {
    const send = await gateway();
    sdk.send.mockRejectedValueOnce({ status: 412, text: 'Bad\r\ntemplate' });
    await expect(send()).rejects.toMatchObject({ kind: 'failed', message: 'Bad template' });
    sdk.send.mockRejectedValueOnce({ status: 404, text: '' });
    await expect(send()).rejects.toMatchObject({
      kind: 'failed',
      message: 'Failed to send email. Please try again.',
    });
    expect(sdk.send).toHaveBeenCalledTimes(2);
  });

  it('fails immediately without settings and without a local server', async () => {
    vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', '');
    vi.stubEnv('DEV', false);
    const send = await gateway();
    await expect(send()).rejects.toMatchObject({
      kind: 'failed',
      message: 'Failed to send email. Please try again.',
    });
    expect(sdk.send).not.toHaveBeenCalled();
  });

  it('posts to the origin of the page if the target is local', async () => {
    vi.stubEnv('VITE_EMAILJS_SERVICE_ID', '');
    vi.stubEnv('VITE_PUBLISH_TARGET', 'local');
    vi.stubEnv('DEV', false);
    const send = await gateway();
    await send();
    expect(sdk.init).toHaveBeenCalledWith({ publicKey: 'local', origin: 'https://site.example' });
    expect(sdk.send.mock.calls[0]?.slice(0, 2)).toEqual(['local', 'local']);
  });

  it('is unconfirmed after 15 s without a response, and does not retry', async () => {
    sdk.send.mockReturnValue(new Promise(() => undefined));
    const send = await gateway();
    const sending = expect(send(booking)).rejects.toMatchObject({ kind: 'unconfirmed' });
    await pass(15_000);
    await sending;
    await pass(60_000);
    expect(sdk.send).toHaveBeenCalledTimes(1);
  });

  it('is unconfirmed if the connection fails, because only the response may be lost', async () => {
    sdk.send.mockRejectedValue(new TypeError('Failed to fetch'));
    const send = await gateway();
    await expect(send()).rejects.toMatchObject({ kind: 'unconfirmed', message: 'Failed to fetch' });
    await pass(60_000);
    expect(sdk.send).toHaveBeenCalledTimes(1);
  });

  it('posts nothing without a connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const send = await gateway();
    await expect(send()).rejects.toMatchObject({ kind: 'failed' });
    expect(sdk.send).not.toHaveBeenCalled();
  });

  it('ends after 15 s in all: a retry that would come later is not made', async () => {
    let decline: (answer: object) => void = () => undefined;
    sdk.send.mockReturnValueOnce(new Promise((_resolve, reject) => (decline = reject)));
    const send = await gateway();
    const sending = expect(send()).rejects.toMatchObject({ kind: 'failed' });
    await pass(14_000);
    decline({ status: 503, text: 'later' });
    await pass(1000);
    await sending;
    await pass(60_000);
    expect(sdk.send).toHaveBeenCalledTimes(1);
  });

  it.each([429, 503])('retries once, 2 s after %i', async (status) => {
    sdk.send.mockRejectedValueOnce({ status, text: 'later' });
    const send = await gateway();
    const sending = send();
    await pass(1999);
    expect(sdk.send).toHaveBeenCalledTimes(1);
    await pass(1);
    await expect(sending).resolves.toMatchObject({ message: 'Email sent successfully!' });
    expect(sdk.send).toHaveBeenCalledTimes(2);
  });

  it('gives up if the second attempt is rejected too', async () => {
    sdk.send.mockRejectedValue({ status: 429, text: 'Too Many Requests' });
    const send = await gateway();
    const sending = expect(send()).rejects.toMatchObject({ kind: 'failed' });
    await pass(2000);
    await sending;
    expect(sdk.send).toHaveBeenCalledTimes(2);
  });

  it.each([
    [400, 'failed'],
    [403, 'failed'],
    [404, 'failed'],
    [412, 'failed'],
    // Not an answer of the service: the message may have been sent before the error.
    [500, 'unconfirmed'],
    [502, 'unconfirmed'],
    [504, 'unconfirmed'],
  ])('does not retry after %i: %s', async (status, kind) => {
    sdk.send.mockRejectedValue({ status, text: 'no' });
    const send = await gateway();
    await expect(send()).rejects.toMatchObject({ kind });
    await pass(5000);
    expect(sdk.send).toHaveBeenCalledTimes(1);
  });

  it('posts once if the same message is sent twice at the same time', async () => {
    const send = await gateway();
    const results = await Promise.all([send(booking), send(booking)]);
    expect(results[0]).toEqual(results[1]);
    expect(sdk.send).toHaveBeenCalledTimes(1);
    await send(booking);
    expect(sdk.send).toHaveBeenCalledTimes(2);
  });

  it('sends nothing and throws if the honeypot is filled', async () => {
    const send = await gateway();
    await expect(send(payload, 'https://spam.example')).rejects.toMatchObject({ kind: 'held' });
    expect(sdk.send).not.toHaveBeenCalled();
    await expect(send(payload, ' ')).resolves.toMatchObject({
      message: 'Email sent successfully!',
    });
  });

  it('posts the same request without the SDK if the SDK cannot be loaded', async () => {
    vi.doMock('@emailjs/browser', () => {
      throw new Error('SecurityError: storage is denied');
    });
    const { requests, messages, respondWith } = stubEmailService();
    const send = await gateway();
    await expect(send()).resolves.toMatchObject({ message: 'Email sent successfully!' });
    expect(requests[0]).toMatchObject({
      url: 'https://api.emailjs.com/api/v1.0/email/send',
      redirect: 'error',
    });
    expect(messages).toEqual([
      {
        user_id: 'key_1',
        service_id: 'service_1',
        template_id: 'template_1',
        template_params: payload,
      },
    ]);
    const fails = async (reply: () => Response, kind: string) => {
      respondWith(reply);
      await expect(send()).rejects.toMatchObject({ kind });
    };
    await fails(() => HttpResponse.text(''), 'unconfirmed');
    await fails(() => HttpResponse.text('', { status: 403 }), 'failed');
    await fails(HttpResponse.error, 'unconfirmed');
    expect(sdk.send).not.toHaveBeenCalled();
    vi.doMock('@emailjs/browser', () => sdk);
  });
});

describe('a message counts as sent only if the service confirms it:', () => {
  it.each([
    ['an empty body', 200, ''],
    ['the page of a portal', 200, '<!doctype html><title>Wi-Fi</title>'],
    ['a page that begins with a comment', 200, '\n <!-- -->'],
    ['JSON', 200, '{"status":"OK"}'],
    ['a JSON text', 200, '"OK"'],
    ['more than the word', 200, 'OK, signed in'],
    ['the word in other letters', 200, 'ok'],
    ['the word and a line break', 200, 'OK\n'],
    ['another success', 201, 'OK'],
    ['a request that is only accepted', 202, 'OK'],
    ['no content', 204, ''],
  ])('%s is a failure that may have arrived', async (_what, status, text) => {
    sdk.send.mockResolvedValue({ status, text });
    const send = await gateway();
    await expect(send()).rejects.toMatchObject({
      kind: 'unconfirmed',
      message: 'Failed to send email. Please try again.',
    });
    await pass(60_000);
    expect(sdk.send).toHaveBeenCalledTimes(1);
  });

  it.each([-3_600_000, 3_600_000])(
    'waits 15 s for the response even if the clock jumps by %i ms meanwhile',
    async (jump) => {
      sdk.send.mockReturnValue(new Promise(() => undefined));
      const send = await gateway();
      const settled = vi.fn();
      const sending = send().catch(settled);
      await pass(7000);
      vi.setSystemTime(Date.now() + jump);
      await pass(7999);
      expect(settled).not.toHaveBeenCalled();
      await pass(1);
      await sending;
      expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unconfirmed' }));
    },
  );
});

it('is posted without the SDK if its script does not arrive within 3 s', async () => {
  vi.doMock('@emailjs/browser', () => new Promise(() => undefined));
  const { requests } = stubEmailService();
  const send = await gateway();
  const sending = send();
  await pass(2999);
  expect(requests).toEqual([]);
  await pass(1);
  await expect(sending).resolves.toMatchObject({ message: 'Email sent successfully!' });
  vi.doMock('@emailjs/browser', () => sdk);
});
