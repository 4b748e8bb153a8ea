import { lazyModule } from '@/ui/lazy/lazyModule';

/** Texts of requests that were not sent, and the other ways to send them. Loaded with the form, when the browser is idle. */
export const sendIssueParts = lazyModule(() => import('./SendIssues'));
