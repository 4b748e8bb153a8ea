import { describe, expect, it, vi } from 'vitest';
import { pass, setUpGateway } from '../../../tests/helpers/component/emailFixture';
import { memoryStorage } from '../../../tests/helpers/storage/memoryStorage';

const sdk = vi.hoisted(() => ({ init: vi.fn(), send: vi.fn() }));

vi.mock('@emailjs/browser', () => sdk);

const gateway = setUpGateway(sdk);

describe('limit of 5 messages in 10 minutes', () => {
  it('reports when to try again, and allows the next message after that', async () => {
    const send = await gateway();
    for (let i = 0; i < 5; i += 1) {
      await send();
      await pass(30_000);
    }
    await expect(send()).rejects.toMatchObject({
      kind: 'limited',
      // The five messages took 2.5 minutes.
      waitMs: 450_000,
    });
    expect(sdk.send).toHaveBeenCalledTimes(5);
    await pass(600_000 - 150_000);
    await expect(send()).resolves.toBeDefined();
    await expect(send()).rejects.toMatchObject({ kind: 'limited' });
  });

  it('counts only messages that were sent', async () => {
    const send = await gateway();
    sdk.send.mockRejectedValue({ status: 500, text: 'no' });
    for (let i = 0; i < 8; i += 1) await send().catch(() => undefined);
    sdk.send.mockResolvedValue({ status: 200, text: 'OK' });
    await expect(send()).resolves.toBeDefined();
  });

  it('survives a reload', async () => {
    const first = await gateway();
    for (let i = 0; i < 5; i += 1) await first();
    const second = await gateway();
    await expect(second()).rejects.toMatchObject({ kind: 'limited' });
  });

  it('works if session storage is denied', async () => {
    vi.stubGlobal('window', {
      location: { origin: 'https://site.example' },
      get sessionStorage(): never {
        throw new Error('denied');
      },
    });
    const send = await gateway();
    for (let i = 0; i < 5; i += 1) await send();
    await expect(send()).rejects.toMatchObject({ kind: 'limited' });
  });

  it('counts messages after the browser stopped storing them', async () => {
    const session = memoryStorage();
    vi.stubGlobal('window', { location: { origin: '' }, sessionStorage: session });
    const send = await gateway();
    await send();
    session.setItem = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (let i = 0; i < 4; i += 1) await send();
    await expect(send()).rejects.toMatchObject({ kind: 'limited' });
  });

  it('is not blocked by invalid stored values or by times in the future', async () => {
    const session = memoryStorage();
    session.setItem('sentMessages', JSON.stringify([9e15, 9e15, 9e15, 9e15, 9e15, 'x', null]));
    vi.stubGlobal('window', { location: { origin: '' }, sessionStorage: session });
    const send = await gateway();
    await expect(send()).resolves.toBeDefined();
    session.setItem('sentMessages', '{bad');
    await expect(send()).resolves.toBeDefined();
  });
});
