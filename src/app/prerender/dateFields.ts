/** Longest wait for the first paint in ms, which a tab in the background and some browsers do not report. */
const LATEST_PAINT_MS = 1000;

/** Returns a page with text fields for date fields, which delay its paint (docs/decisions/013-slow-phones.md). */
export const withTextFields = (html: string) =>
  html.replaceAll('<input type="date"', '<input type="text" data-date=""');

/** Script for the head, which makes them date fields when the page is completely parsed and has been painted. */
export const DATE_FIELDS_SCRIPT =
  `(function(d){d.addEventListener('readystatechange',function(){function show(){d.querySelectorAll('[data-date]').forEach(` +
  `function(f){f.type='date';f.removeAttribute('data-date')})}setTimeout(show,${LATEST_PAINT_MS});` +
  `new PerformanceObserver(show).observe({type:'paint',buffered:true})},{once:true})})(document)`;
