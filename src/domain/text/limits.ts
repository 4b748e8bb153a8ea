/** Business constants of public-site.md §9 and back-office.md §9, and a few of ours (marked so). */

export const STORE_PAGE_SIZE = 16;
export const PROJECT_PAGE_SIZE = 6;
/** Page numbers shown at most around the current one. */
export const PAGER_PAGES = 5;
/** Categories in the store's filter menu. */
export const STORE_FILTER_MENU_CATEGORIES = 6;
export const RELATED_PRODUCTS = 4;
export const RELATED_PROJECTS = 3;
/** Characters of a project card's overlay text. */
export const PROJECT_OVERLAY_CHARS = 100;

export const CART_FLAG_MS = 3000;
export const CONTACT_ERROR_MS = 3000;
export const CONTACT_SUCCESS_MS = 5000;
export const BOOKING_REDIRECT_MS = 5000;
export const BOOKING_ERROR_MS = 3000;
export const TOAST_MS = 5000;
export const SERVICES_TOAST_MS = 3000;
export const HEADER_TOAST_MS = 2000;
export const SETTINGS_MESSAGE_MS = 3000;
/** The store's entry stagger ends after this. */
export const STAGGER_MS = 1000;
export const COUNT_UP_MIN_MS = 1800;
export const COUNT_UP_MAX_MS = 2500;

export const SESSION_MS = 8 * 3600 * 1000;
export const FEATURED_SERVICES = 3;
export const FEATURED_PRODUCTS = 8;
export const FEATURED_PROJECTS = 4;
/** Featured products the home editor shows before '+N more'. */
export const FEATURED_PRODUCTS_SHOWN = 4;
export const TESTIMONIALS_MIN = 1;
export const TESTIMONIALS_MAX = 3;
export const HERO_IMAGES = 3;
export const GALLERY_IMAGES = 4;
/** Bytes; 5 MB of the product and project forms. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const ABOUT_IMAGE_MAX_BYTES = 5_000_000;
export const ABOUT_IMAGE_ASPECT = 16 / 9;
export const ADMIN_PAGE_SIZE = 10;
export const DEFAULT_STOCK = 1;
export const PRICE_ON_REQUEST = 'Price on Request';
export const SERVICE_DESCRIPTION_MIN = 20;
export const SERVICE_CARD_CHARS = 100;
export const RECENT_ACTIVITIES = 10;
export const HOURS_DAYS_SHOWN = 3;
export const DEFAULT_OPEN = '09:00';
export const DEFAULT_CLOSE = '17:00';
export const ID_DISPLAY_CHARS = 8;

/** What generated ids begin with (the service's is ours). */
export const ID_PREFIXES = {
  service: 'service-',
  product: 'prod-',
  productCategory: 'prod-cat-',
  projectCategory: 'proj-cat-',
  project: 'project',
} as const;

/** Ours: pieces of one product in a cart at most; a stored cart with more is damaged. */
export const MAX_QUANTITY = 99;
/** Ours: different products in a cart at most, so that a request stays readable and storable. */
export const MAX_CART_LINES = 200;
/** Ours: products in a link that shares a cart or favourites at most. */
export const MAX_SHARED_ITEMS = 100;
/** Ours: characters of the items in such a link; WhatsApp encodes them once more and takes 6,000. */
export const SHARED_ITEMS_CHARS = 3500;
/** Ours: products remembered as recently viewed, besides the one on the screen. */
export const RECENT_PRODUCTS = 8;
/** Ours: names taken from a booking link at most. */
export const MAX_BOOKING_NAMES = 50;
/** Ours: characters of one name, subject line or short field. */
export const SHORT_TEXT_MAX = 200;
/** Ours: characters of the notes and of a contact message. */
export const NOTES_MAX = 2000;
/** Ours: a send without an answer for this long is unconfirmed. */
export const SEND_TIMEOUT_MS = 15_000;
/** Ours: successful sends within the window at most. */
export const SENDS_PER_WINDOW = 5;
export const SEND_WINDOW_MS = 600_000;
/** Ours: a busy label shows at least this long (decisions.md). */
export const BUSY_LABEL_MIN_MS = 300;
