import type { ServerResponse } from 'node:http';
import { respond } from './http';

const RETRY_S = 5;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_S}">
<title>The website is being rebuilt</title>
</head>
<body>
<main>
<h1>The website is being rebuilt</h1>
<p>This page reloads every ${RETRY_S} seconds until it is ready. If nothing changes, run <code>npm start</code> again.</p>
</main>
</body>
</html>`;

export function respondRebuilding(response: ServerResponse): void {
  response.setHeader('Retry-After', String(RETRY_S));
  respond(response, 503, 'text/html', PAGE);
}
