import { describe, expect, it } from 'vitest';
import { emailSettings } from './emailSettings';

const keys = {
  VITE_EMAILJS_SERVICE_ID: 's',
  VITE_EMAILJS_TEMPLATE_ID: 't',
  VITE_EMAILJS_PUBLIC_KEY: 'k',
};
const local = {
  serviceId: 'local',
  templateId: 'local',
  publicKey: 'local',
  origin: 'http://here',
};

describe('emailSettings', () => {
  it('uses the keys of the build, and another origin if one is set', () => {
    const settings = { serviceId: 's', templateId: 't', publicKey: 'k' };
    expect(emailSettings(keys, 'http://here')).toEqual({
      ...settings,
      origin: 'https://api.emailjs.com',
    });
    const env = { ...keys, VITE_EMAILJS_ORIGIN: 'https://mail.example/' };
    expect(emailSettings(env, 'http://here')).toEqual({
      ...settings,
      origin: 'https://mail.example',
    });
  });

  it.each([[{ VITE_PUBLISH_TARGET: 'local' }], [{ DEV: true }]])(
    'uses the outbox of the local server without keys: %o',
    (env) => expect(emailSettings(env, 'http://here')).toEqual(local),
  );

  it.each([
    [{}],
    [{ VITE_PUBLISH_TARGET: 'github:a/b#main' }],
    [{ ...keys, VITE_EMAILJS_SERVICE_ID: ' ' }],
  ])('is null without keys for any other target: %o', (env) =>
    expect(emailSettings(env, 'http://here')).toBeNull(),
  );
});
