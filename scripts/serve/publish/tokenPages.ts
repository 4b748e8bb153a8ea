import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_HEADERS } from '../../prerender/csp';
import { respond, isPrivate } from '../http';
import { respondRebuilding } from '../rebuilding';

const ADMIN_PAGE = /^\/admin(?:\/[a-z-]*)?(?:\?|$)/;

/**
 * Inserts the token into pages of the back office that are requested from this computer. Other
 * clients get the page without it.
 * @param readShell returns the page without the token; rejects while the page does not exist
 */
export function tokenPages(tag: string, readShell: (request: IncomingMessage) => Promise<string>) {
  const send = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(RESPONSE_HEADERS)) response.setHeader(name, value);
    let html: string;
    try {
      html = await readShell(request);
    } catch {
      return respondRebuilding(response);
    }
    const page = html.replace('</head>', () => `${tag}</head>`);
    return respond(response, 200, 'text/html', page);
  };
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const isPage = request.method === 'GET' && ADMIN_PAGE.test(request.url ?? '');
    if (isPage && isPrivate(request)) void send(request, response);
    else next();
  };
}
