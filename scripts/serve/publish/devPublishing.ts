import path from 'node:path';
import type { Plugin } from 'vite';
import { contentHash } from '../../prerender/siteFiles';
import { publishService } from './publishService';
import { placesOf } from './recover';

/** Lets `npm run dev` publish; its pages are made as they are asked for. */
export function devPublishing(): Plugin {
  let tag: string | undefined;
  return {
    name: 'dev-publishing',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      const places = placesOf(config.root);
      const service = publishService(places);
      ({ tag } = service);
      middlewares.use(service.middleware);
      middlewares.use('/data/version.json', (_request, response, next) => {
        contentHash(path.join(places.publicFolder, 'data')).then((content) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify({ build: 'dev', content, builtAt: '' }));
        }, next);
      });
    },
    // The development server listens on this computer alone; the service checks who asks all the same.
    transformIndexHtml: (html, { path: page }) =>
      tag && /^\/admin(?:\/|$)/.test(page) ? html.replace('</head>', () => `${tag}</head>`) : html,
  };
}
