import { createContext } from 'react';

/** What the fields of a page belong to: the reference of their request. Invalid input is autosaved by it. */
export const InputScope = createContext('settings');
