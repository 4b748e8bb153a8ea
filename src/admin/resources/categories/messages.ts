export const nameMissing = 'Category name is required';
export const readOnly = 'Categories are read-only in production. Changes require a new deployment.';
