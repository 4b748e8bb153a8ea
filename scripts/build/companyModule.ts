import { normalizePath, type Plugin } from 'vite';
import { company as own } from '../../src/domain/company/company';

/** Vite plugin: browsers get the value of the company, not its schema. An invalid configuration ends the program. */
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
