import { createContext } from 'react';
import type { AdminPage } from '../../shell/adminPages';

/** The pages of the back office, for pages that lead to others: those are in the list themselves. */
export const AdminPagesContext = createContext<readonly AdminPage[]>([]);
