import type { QuoteCompany } from '@/domain/rental/schema';
import { useSite } from '@/features/settings';

/** The details of a company that are not known. */
export const UNKNOWN_COMPANY: QuoteCompany = {
  name: '',
  logo: '',
  address: '',
  phone: '',
  email: '',
};

/** Returns the company’s details from the site settings; undefined until they are loaded. */
export function useCompany(): QuoteCompany | undefined {
  const { site } = useSite();
  if (!site) return undefined;
  const { name, logo } = site.brand;
  const { address, phone, email } = site.contact;
  return { name, logo, address, phone, email };
}
