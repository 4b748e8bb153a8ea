import type { QuoteCompany } from '@/domain/rental/schema';
import { useSite } from '@/features/settings';

/** Returns the company’s details from the site settings; undefined until they are loaded. */
export function useCompany(): QuoteCompany | undefined {
  const { site } = useSite();
  if (!site) return undefined;
  const { name, logo } = site.brand;
  const { address, phone, email } = site.contact;
  return { name, logo, address, phone, email };
}
