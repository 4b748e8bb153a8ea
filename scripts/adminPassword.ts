import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { hashPassword } from '../src/api/gateways/credentials';
import { isMain } from './isMain';

/** Shorter passwords can be found by brute force within hours. */
const MIN_LENGTH = 10;

/** Shows the user name while it is typed, but not the password. */
export async function askCredentials(input: NodeJS.ReadStream, shown: NodeJS.WritableStream) {
  let isSecret = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, onWritten) {
      if (!isSecret) shown.write(chunk);
      onWritten();
    },
  });
  const ask = createInterface({ input, output, terminal: input.isTTY });
  const username = (await ask.question('User name [admin]: ')).trim() || 'admin';
  const asked = ask.question(`Password, at least ${MIN_LENGTH} characters: `);
  isSecret = true;
  const password = await asked;
  ask.close();
  shown.write('\n');
  return { username, password };
}

/** `npm run admin:password`: prints the two lines for `.env.local`. The password is neither stored nor shown. */
async function main(): Promise<void> {
  const { username, password } = await askCredentials(process.stdin, process.stderr);
  if (password.length < MIN_LENGTH) {
    console.error(`This password has fewer than ${MIN_LENGTH} characters. Choose a longer one.`);
    process.exitCode = 1;
    return;
  }
  console.error('Put these two lines into .env.local and build again:\n');
  console.log(`VITE_ADMIN_USERNAME=${username}`);
  console.log(`VITE_ADMIN_PASSWORD_HASH=${await hashPassword(password)}`);
}

if (isMain(import.meta.filename)) await main();
