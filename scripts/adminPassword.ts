import { createInterface } from 'node:readline/promises';
import { hashPassword } from '../src/api/gateways/credentials';

/** Shorter passwords can be found by brute force within hours. */
const MIN_LENGTH = 10;

/** `npm run admin:password`: prints the two lines for `.env.local`. The password is neither stored nor shown. */
async function main(): Promise<void> {
  const ask = createInterface({ input: process.stdin, output: process.stderr });
  const username = (await ask.question('User name [admin]: ')).trim() || 'admin';
  const password = await ask.question(`Password, at least ${MIN_LENGTH} characters: `);
  ask.close();
  if (password.length < MIN_LENGTH) {
    console.error(`This password has fewer than ${MIN_LENGTH} characters. Choose a longer one.`);
    process.exitCode = 1;
    return;
  }
  console.error('Put these two lines into .env.local and build again:\n');
  console.log(`VITE_ADMIN_USERNAME=${username}`);
  console.log(`VITE_ADMIN_PASSWORD_HASH=${await hashPassword(password)}`);
}

await main();
