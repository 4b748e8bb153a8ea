/** Logo shown when an image and the site settings could not be loaded. */
export const DEFAULT_LOGO = '/media/brand/logo.svg';
