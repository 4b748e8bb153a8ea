import type { Plugin } from 'vite';

/**
 * Lets `npm run dev` serve the document of the build: fills the places that the prerenderer fills,
 * and answers every navigation with it.
 */
export function devDocument(): Plugin {
  return {
    name: 'dev-document',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          const { readFile } = await import('node:fs/promises');
          const template = await readFile('index.html', 'utf8');
          const base = await server.ssrLoadModule('/src/theme/baseCss.ts');
          const { SCHEME_SCRIPT } = await server.ssrLoadModule('/src/theme/scheme.ts');
          const { buildFonts } = await import('../fonts/buildFonts');
          const fonts = await buildFonts();
          const html = template
            .replace('<!--styles-->', () => `<style>${fonts.css}${String(base['baseCss']())}</style>`)
            .replace('<!--scheme-->', () => `<script>${String(SCHEME_SCRIPT)}</script>`);
          response.setHeader('Content-Type', 'text/html');
          response.end(await server.transformIndexHtml(request.originalUrl ?? '/', html));
        });
      };
    },
  };
}
