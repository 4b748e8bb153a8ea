/** The problem of an image that no longer exists in this browser. */
export const MISSING_IMAGE = 'An image is no longer stored in this browser. Add it again.';
