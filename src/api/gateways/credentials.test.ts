import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  verifyCredentials,
  hashPassword,
  InsecureOriginError,
  InvalidPasswordHashError,
  isPasswordHash,
  type CredentialSettings,
} from './credentials';

let settings: CredentialSettings;

beforeAll(async () => {
  settings = { username: 'ada', passwordHash: await hashPassword('Ọjà 2026') };
});

describe('signing in', () => {
  it('accepts the right name and password, with spaces around the name', async () => {
    await expect(verifyCredentials(' ada ', 'Ọjà 2026', settings)).resolves.toBe(true);
  });

  it('accepts a password whose accents have another Unicode form', async () => {
    const password = 'Ọjà 2026'.normalize('NFD');
    await expect(verifyCredentials('ada', password, settings)).resolves.toBe(true);
  });

  it.each([
    ['ada', 'ọjà 2026'],
    ['ada', ''],
    ['Ada', 'Ọjà 2026'],
    ['', 'Ọjà 2026'],
  ])('rejects %j with %j', async (username, password) => {
    await expect(verifyCredentials(username, password, settings)).resolves.toBe(false);
  });

  it('throws a specific error if the page was loaded over plain HTTP', async () => {
    vi.stubGlobal('crypto', {});
    const verified = verifyCredentials('ada', 'Ọjà 2026', settings);
    await expect(verified).rejects.toBeInstanceOf(InsecureOriginError);
  });

  it.each([
    '',
    'plain',
    `pbkdf2-sha256:100000:${'0'.repeat(32)}:${'0'.repeat(64)}`,
    `pbkdf2-sha256:600000:${'0'.repeat(8)}:${'0'.repeat(64)}`,
  ])('is impossible if the stored password hash is %j', async (passwordHash) => {
    expect(isPasswordHash(passwordHash)).toBe(false);
    await expect(verifyCredentials('ada', 'x', { ...settings, passwordHash })).rejects.toThrow(
      InvalidPasswordHashError,
    );
  });

  it('hashes the same password differently each time', async () => {
    const other = await hashPassword('Ọjà 2026');
    expect(other).not.toBe(settings.passwordHash);
    expect(isPasswordHash(other)).toBe(true);
    expect(other).not.toContain('$');
  });
});
