import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Files of the site that are no pages: the router has nothing to show for them. */
const FILES = /^\/(?:data|media|assets)\//;

export interface SmartLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A checked address: a path of the site, or an https, mailto or tel link. */
  to: string;
}

/** A link that stays in the application for its own pages and leaves it properly for the rest. */
export function SmartLink({ to, children, ...props }: SmartLinkProps) {
  if (to.startsWith('/') && !FILES.test(to))
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
