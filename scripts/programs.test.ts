import { describe, expect, it } from 'vitest';
import { chromiumAdvice, NGINX_ADVICE } from './programs.mjs';

describe('programs that are not installed', () => {
  it.each([
    ['linux', 'sudo apt-get install chromium'],
    ['darwin', 'brew install --cask chromium'],
    ['win32', 'winget install Google.Chrome'],
    ['freebsd', 'package manager'],
  ] as const)('are reported in one line that explains what to do on %s', (platform, command) => {
    const advice = chromiumAdvice(platform);
    expect(advice).toContain(command);
    expect(advice).toContain('CHROMIUM_PATH');
    expect(`${advice}${NGINX_ADVICE}`).not.toContain('\n');
  });
});
