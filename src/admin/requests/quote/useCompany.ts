import { useSite } from '@/features/settings';

/** The company as its quotes name it. */
export interface Company {
  name: string;
  /** Path of the logo. */
  logo: string;
  /** Address, phone and e-mail, as far as they are known. */
  lines: string[];
}

/** Returns the company’s details from the site settings. */
export function useCompany(): Company {
  const { site } = useSite();
  const { address = '', phone = '', email = '' } = site?.contact ?? {};
  return {
    name: site?.brand.name ?? '',
    logo: site?.brand.logo ?? '',
    lines: [address, phone, email].filter(Boolean),
  };
}
