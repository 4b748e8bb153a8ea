import { createContext, type ComponentType } from 'react';
import type { AdminPath } from '@/domain/links/adminPaths';

/** Page of the back office: its route, its entry in the sidebar and its quick action. */
export interface AdminPage {
  /** Label in the sidebar. */
  label: string;
  to: AdminPath;
  Icon: ComponentType<{ fontSize?: 'small'; color?: 'primary' }>;
  /** Label of the quick action on the dashboard. Without it there is no quick action. */
  action?: string;
  /** Whether the page has pages below its path, which it renders itself. */
  hasSubpages?: boolean;
  /** Text after the label in the sidebar, such as the number of new requests. */
  Count?: ComponentType;
  /** Shown first on the dashboard. */
  Summary?: ComponentType;
  /** All pages except the dashboard are lazy components in separate chunks. */
  Page: ComponentType;
}

/**
 * Pages of the back office. A context avoids an import cycle, because the dashboard lists the pages
 * and is one of them.
 */
export const AdminPagesContext = createContext<readonly AdminPage[]>([]);
