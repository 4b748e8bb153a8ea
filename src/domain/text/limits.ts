/** Limits, sizes and durations. Durations ending in `_MS` are in milliseconds. */

export const STORE_PAGE_SIZE = 16;
export const PROJECT_PAGE_SIZE = 6;
/** Maximum number of page numbers in the pager. */
export const PAGER_PAGES = 5;
/** Number of categories in the store's filter menu. */
export const STORE_FILTER_MENU_CATEGORIES = 6;
export const RELATED_PRODUCTS = 4;
export const RELATED_PROJECTS = 3;
/** Maximum length of the text on a project card. */
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
/** Duration of the entry animation of the store's products. */
export const STAGGER_MS = 1000;
export const COUNT_UP_MIN_MS = 1800;
export const COUNT_UP_MAX_MS = 2500;

/** Interval in which the age of availability is checked again while a page is open. */
export const AVAILABILITY_CHECK_MS = 3600 * 1000;
export const SESSION_MS = 8 * 3600 * 1000;
export const FEATURED_SERVICES = 3;
export const FEATURED_PRODUCTS = 8;
export const FEATURED_PROJECTS = 4;
/** Number of featured products that the home editor shows before '+N more'. */
export const FEATURED_PRODUCTS_SHOWN = 4;
export const TESTIMONIALS_MIN = 1;
export const TESTIMONIALS_MAX = 3;
export const HERO_IMAGES = 3;
export const GALLERY_IMAGES = 4;
/** Maximum size in bytes in the product and project forms: 5 MB. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const ABOUT_IMAGE_MAX_BYTES = 5_000_000;
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

/** Prefixes of generated ids. */
export const ID_PREFIXES = {
  service: 'service-',
  product: 'prod-',
  productCategory: 'prod-cat-',
  projectCategory: 'proj-cat-',
  project: 'project',
} as const;

/** Maximum quantity of a product in a cart. A stored line with a larger one is invalid. */
export const MAX_QUANTITY = 99;
/** Maximum number of lines in a cart, so that a request stays readable and can be stored. */
export const MAX_CART_LINES = 200;
/** Maximum number of products in a link that shares a cart or favourites. */
export const MAX_SHARED_ITEMS = 100;
/**
 * Maximum length of the items in such a link. WhatsApp encodes them again and accepts about 6,000
 * characters.
 */
export const SHARED_ITEMS_CHARS = 3500;
/** Number of recently viewed products to remember, in addition to the current one. */
export const RECENT_PRODUCTS = 8;
/** Maximum number of names in a booking link. */
export const MAX_BOOKING_NAMES = 50;
/** Maximum length of a name, a subject or another short field. */
export const SHORT_TEXT_MAX = 200;
/** Maximum length of booking notes and contact messages. */
export const NOTES_MAX = 2000;
/** A send without a response for this long is unconfirmed. */
export const SEND_TIMEOUT_MS = 15_000;
/** Maximum number of successful sends within `SEND_WINDOW_MS`. */
export const SENDS_PER_WINDOW = 5;
export const SEND_WINDOW_MS = 600_000;
/** Minimum time that a busy label is shown. */
export const BUSY_LABEL_MIN_MS = 300;
