import config from '../../../company.config';
import { readCompany, type CompanySettings } from './readCompany';

/** The company whose site this is. The build replaces this module by its value (scripts/build/companyModule.ts). */
export const company: CompanySettings = readCompany(config);
