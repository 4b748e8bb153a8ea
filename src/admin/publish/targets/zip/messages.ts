/** The only failure of this target. */
export const NOT_CREATED = 'The ZIP file could not be created. Try again.';
