/** URL path of the file that states which build and content the website has. It is never answered from a copy. */
export const VERSION_URL = '/data/version.json';
