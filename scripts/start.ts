import path from 'node:path';
import { build } from './build';
import { placesOf, recover } from './serve/publish/recover';
import { serve } from './serve/serve';

const PORT = Number(process.env['PORT'] || 4173);

// The whole loop works without any account: messages go to the outbox (decisions.md).
process.env['VITE_PUBLISH_TARGET'] ??= 'local';
process.env['VITE_SITE_URL'] ||= `http://localhost:${PORT}`;

// Before anything is checked, built or served: what a crash left half written is no content.
const notes = await recover(placesOf(path.resolve(import.meta.dirname, '..')));
try {
  await build();
} catch (error) {
  // Otherwise the server says so when it starts.
  for (const note of notes) console.warn(note);
  throw error;
}
await serve(PORT);
console.log(`
  The site       http://localhost:${PORT}
  Back office    http://localhost:${PORT}/admin
  Sent e-mails   http://localhost:${PORT}/outbox
`);
