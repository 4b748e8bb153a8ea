/** Shown where a picture fails and the site's own settings could not be read either. */
export const DEFAULT_LOGO = '/media/brand/logo.svg';
