import { company } from '../../src/domain/company/company';
import { cspHash } from '../prerender/csp';
import { escapeHtml } from '../prerender/html';

/** A stored message: the request body of EmailJS's SDK and the time it was received. */
export interface OutboxMessage {
  file: string;
  receivedAt?: unknown;
  template_params?: unknown;
}

const CSS = `
:root{color-scheme:dark light}
body{font:16px/1.6 system-ui,sans-serif;max-width:760px;margin:0 auto;padding:32px 16px;background:#0E0F12;color:#F4F2EE}
h1{font-size:1.5rem}h2{font-size:1.125rem;margin:0}
article{border:1px solid #2A2D34;border-radius:12px;padding:16px;margin:16px 0;background:#16181D}
p{margin:4px 0;color:#B7B4AD}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:12px 0 0}
`;

const escape = (value: unknown) => escapeHtml(typeof value === 'string' ? value : '');

function localTime(value: unknown): string {
  const time = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(time.getTime())) return 'unknown time';
  return time.toLocaleString(company.language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: company.timeZone,
  });
}

function article({ file, receivedAt, template_params: params }: OutboxMessage): string {
  const fields = Object(params) as Record<string, unknown>;
  const own = (key: string) => (Object.hasOwn(fields, key) ? escape(fields[key]) : '');
  // The back office reads these labels when the text is pasted.
  const contact = [
    ['Name', own('name')],
    ['Phone', own('phone')],
    ['Email', own('email')],
  ].filter(([, value]) => value);
  const facts = [localTime(receivedAt), own('reference'), `.outbox/${escape(file)}`];
  return `<article>
<h2 dir="auto">${own('subject') || '(no subject)'}</h2>
<p>${facts.filter(Boolean).join(' · ')}</p>
<p dir="auto">${contact.map(([label, value]) => `${label}: ${value}`).join('<br>')}</p>
<pre dir="auto">${own('message')}</pre>
</article>`;
}

/** Returns a page without scripts, and its content security policy. */
export function outboxHtml(messages: readonly OutboxMessage[]): { html: string; policy: string } {
  const list = messages.map(article).join('\n') || '<p>No message has been sent yet.</p>';
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox</title>
<style>${CSS}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Form messages that this local server stored instead of sending, newest first.</p>
${list}
</main>
</body>
</html>`;
  return {
    html,
    policy: `default-src 'none'; style-src ${cspHash(CSS)}; frame-ancestors 'none'`,
  };
}
