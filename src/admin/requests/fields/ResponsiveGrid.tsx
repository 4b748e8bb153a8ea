import type { ReactNode } from 'react';

interface ResponsiveGridProps {
  /** Width in px below which a column is no longer next to another. */
  minWidth?: number;
  children: ReactNode;
}

export function ResponsiveGrid({ minWidth = 180, children }: ResponsiveGridProps) {
  const gridTemplateColumns = `repeat(auto-fit, minmax(min(${minWidth}px, 100%), 1fr))`;
  return <div style={{ display: 'grid', gridTemplateColumns, gap: '12px 16px' }}>{children}</div>;
}
