import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Paths of files, which the router cannot render, and of the back office, whose documents have another policy. */
const OTHERS = /^\/(?:(?:data|media|assets)\/|admin(?![^/?#]))/;

interface SmartLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Validated URL: a site path, or an https, mailto or tel URL. */
  to: string;
}

/** Link that uses the router for pages of the site and a plain anchor for everything else. */
export function SmartLink({ to, children, ...props }: SmartLinkProps) {
  if (to.startsWith('/') && !OTHERS.test(to))
    return (
      <Link to={to} {...props}>
        {children}
      </Link>
    );
  const isExternal = to.startsWith('https:');
  return (
    <a href={to} rel={isExternal ? 'noopener noreferrer' : undefined} {...props}>
      {children}
    </a>
  );
}
