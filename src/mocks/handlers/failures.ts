import { HttpResponse } from 'msw';

const portalPage = () => HttpResponse.html('<!doctype html><title>Sign in</title>');

export const FAILURES = {
  'is missing': () => HttpResponse.text('Not found', { status: 404 }),
  'is refused': () => HttpResponse.text('Unavailable', { status: 503 }),
  'is truncated': () => HttpResponse.text('{"products":[{"id":"p1","name":"Cine Zo'),
  'is the page of a captive portal': portalPage,
  'has another structure': () => HttpResponse.json({ something: 'else' }),
  'cannot be reached': () => HttpResponse.error(),
};
