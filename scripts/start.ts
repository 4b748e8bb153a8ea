import { build } from './build';
import { serve } from './serve/serve';

const PORT = Number(process.env['PORT'] || 4173);

// The whole loop works without any account: messages go to the outbox (decisions.md).
process.env['VITE_PUBLISH_TARGET'] ??= 'local';
process.env['VITE_SITE_URL'] ||= `http://localhost:${PORT}`;

await build();
await serve(PORT);
console.log(`
  The site       http://localhost:${PORT}
  Back office    http://localhost:${PORT}/admin
  Sent e-mails   http://localhost:${PORT}/outbox
`);
