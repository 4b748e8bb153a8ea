import { DRAFT_KEY } from '@/api/storage/bookingDraftEntry';
import { PENDING_KEY } from '@/api/storage/pendingBooking';
import { company } from '@/domain/company/company';
import { ABOUT_FILM } from '@/domain/links/paths';
import { cartEntry } from '@/features/cart';
import { LAYOUT_KEY, LAYOUT_PARAM } from '@/features/products/list';
import { rentalDatesEntry } from '@/features/rental-dates';
import { SCHEME_SCRIPT } from '@/theme/scheme';

/** Longest wait for the first paint in ms, which a tab in the background and some browsers do not report. */
const LATEST_PAINT_MS = 1000;

/** Returns a page with text fields for date fields, which delay its paint (docs/decisions/013-slow-phones.md). */
export const withTextFields = (html: string) =>
  html.replaceAll('<input type="date"', '<input type="text" data-date=""');

/** Script for the head, which makes them date fields when the page is completely parsed and has been painted. */
const DATE_FIELDS_SCRIPT =
  `(function(d){d.addEventListener('readystatechange',function(){function show(){d.querySelectorAll('[data-date]').forEach(` +
  `function(f){f.type='date';f.removeAttribute('data-date')})}setTimeout(show,${LATEST_PAINT_MS});` +
  `new PerformanceObserver(show).observe({type:'paint',buffered:true})},{once:true})})(document)`;

/** Scroll distance in px from which the page counts as scrolled. */
const SCROLLED = 24;

/** The current day in the company's time zone, like `dayAt`. */
const TODAY =
  `(function(t,s,o){${JSON.stringify(company.offsets)}.every(function(c){return(s+=c[0]*6e4)<=t&&(o=c[1]*6e4,true)});` +
  `return new Date(t+o).toISOString().slice(0,10)})(Date.now(),0,0)`;

/**
 * Inline script of every HTML file, which runs before the first paint. It applies the stored colour scheme, prepares the
 * date fields, and sets attributes of the document for styles: `data-scrolled` while the page is scrolled away from its top,
 * `data-layout` for the layout of the store that the URL or the device has, `data-items` if there is a booking request with
 * items, `data-about` if there is one about a film or something else, `data-draft` if they are kept from an earlier visit, `data-cart` if a cart is stored, and `data-dates` if rental dates are stored that are not past. The CSP allows it by
 * its hash, so its text must not vary between pages.
 */
export const START_SCRIPT =
  `${SCHEME_SCRIPT};${DATE_FIELDS_SCRIPT};(function(r){` +
  `addEventListener('scroll',function(){r.toggleAttribute('data-scrolled',scrollY>${SCROLLED})},{passive:true});` +
  `try{var v=[new URLSearchParams(location.search).get('${LAYOUT_PARAM}'),localStorage.getItem('${LAYOUT_KEY}')],` +
  `l=v.find(function(x){return x==='grid'||x==='list'});if(l)r.dataset.layout=l;` +
  `if(/[?&]booking=/.test(location.search)||(''+localStorage.getItem('${DRAFT_KEY}')+localStorage.getItem('${PENDING_KEY}')).includes('[{'))r.dataset.items='';` +
  `if((''+localStorage.getItem('${DRAFT_KEY}')).includes('[{'))r.dataset.draft='';` +
  `if(/[?&]${ABOUT_FILM}|"about":"[^"]/.test(location.search+sessionStorage.getItem('${DRAFT_KEY}')))r.dataset.about='';` +
  `if(localStorage.getItem('${cartEntry.key}'))r.dataset.cart='';` +
  `if(JSON.parse(localStorage.getItem('${rentalDatesEntry.key}')).from>=${TODAY})` +
  `r.dataset.dates=''}catch(e){}})(document.documentElement)`;
