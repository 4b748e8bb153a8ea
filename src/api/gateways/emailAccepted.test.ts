import { describe, expect, it, vi } from 'vitest';
import { setUpGateway, stubEmailService } from '../../../tests/helpers/component/emailFixture';

const sdk = vi.hoisted(() => ({ init: vi.fn(), send: vi.fn() }));

vi.mock('@emailjs/browser', () => sdk);

const gateway = setUpGateway(sdk);

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
    const { clock, send } = await gateway();
    await expect(send()).rejects.toMatchObject({
      kind: 'unconfirmed',
      message: 'Failed to send email. Please try again.',
    });
    await clock.pass(60_000);
    expect(sdk.send).toHaveBeenCalledTimes(1);
  });

  it.each([-3_600_000, 3_600_000])(
    'waits 15 s for the response even if the clock jumps by %i ms meanwhile',
    async (jump) => {
      sdk.send.mockReturnValue(new Promise(() => undefined));
      let jumped = 0;
      const { clock, send } = await gateway((real) => ({
        ...real,
        now: () => real.now() + (jumped += jump),
      }));
      const settled = vi.fn();
      const sending = send().catch(settled);
      await clock.pass(14_999);
      expect(settled).not.toHaveBeenCalled();
      await clock.pass(1);
      await sending;
      expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unconfirmed' }));
    },
  );
});

it('is posted without the SDK if its script does not arrive within 3 s', async () => {
  vi.doMock('@emailjs/browser', () => new Promise(() => undefined));
  const { requests } = stubEmailService();
  const { clock, send } = await gateway();
  const sending = send();
  await clock.pass(2999);
  expect(requests).toEqual([]);
  await clock.pass(1);
  await expect(sending).resolves.toMatchObject({ message: 'Email sent successfully!' });
  vi.doMock('@emailjs/browser', () => sdk);
});
