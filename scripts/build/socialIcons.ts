import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import XIcon from '@mui/icons-material/X';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import type { SocialNetwork } from '../../src/domain/site/socialNetworks';

const ICONS: Record<SocialNetwork, unknown> = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  twitter: XIcon,
  linkedin: LinkedInIcon,
  whatsapp: WhatsAppIcon,
};

const FILE = 'social.svg';

/** In Node the import may be the module object instead of its default export. */
function componentOf(icon: unknown): ComponentType {
  return ((icon as { default?: ComponentType }).default ?? icon) as ComponentType;
}

function sprite(): string {
  const symbols = Object.entries(ICONS).map(([name, icon]) => {
    const markup = renderToStaticMarkup(createElement(componentOf(icon)));
    const paths = markup.match(/<(?:path|circle)\b[^>]*>(?:<\/(?:path|circle)>)?/g) ?? [];
    return `<symbol id="${name}" viewBox="0 0 24 24">${paths.join('')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** Creates `/social.svg`, loaded once instead of with every page (docs/decisions/002-public-bundle-size.md). */
export function socialIcons(): Plugin {
  return {
    name: 'social-icons',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sprite());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: sprite() });
    },
  };
}
