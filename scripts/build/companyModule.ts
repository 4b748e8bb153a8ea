import { normalizePath, type Plugin } from 'vite';
import { company as own } from '../../src/domain/company/company';

/**
 * Vite plugin that replaces the module of the company by its value, so that browsers load neither the schema nor
 * formatters of `Intl`, and completes `index.html`. An invalid `company.config.ts` ends the program that loads this file, with its problems.
 * @param company another one for tests
 */
export function companyModule(company = own): Plugin {
  return {
    name: 'company-module',
    load(id) {
      if (normalizePath(id).endsWith('/src/domain/company/company.ts'))
        return `export const company = ${JSON.stringify(company)};`;
      return null;
    },
    transformIndexHtml: (html) => html.replace('lang="en"', `lang="${company.language}"`),
  };
}
