import { createContext } from 'react';

/** Brand name appended to page titles. Undefined until the site settings are loaded. */
export const BrandContext = createContext<string | undefined>(undefined);
