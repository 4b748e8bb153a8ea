import { createContext } from 'react';

/** What the fields of a page belong to: the reference of their request. Invalid input is autosaved by it. */
export const InputScope = createContext('settings');

/** Returns the key of the autosave of a field's invalid text. */
export const invalidTextKey = (scope: string, field: string) => `request-input:${scope}:${field}`;
