import { styled } from '@mui/material/styles';
import { useCallback, useRef } from 'react';
import { formatInteger } from '@/domain/text/formatNumber';
import { DEFAULT_STATISTICS, statisticNumber } from '@/domain/page/pages';
import type { HomePageContent } from '@/domain/page/homeSchema';
import { FONTS } from '@/theme/tokens';
import { Container } from '@/ui/layout/Boxes';
import { useCountUp } from '@/ui/media/useCountUp';

const COUNT_UP_MIN_MS = 1800;
const COUNT_UP_MAX_MS = 2500;

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  // In one column where the text is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(40%, 6.5rem), 1fr))',
  gap: '28px 16px',
  padding: 'clamp(28px, 4vw, 44px) 0',
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { color: theme.vars?.palette.text.secondary, fontSize: '0.9375rem' },
  '& dd': {
    fontFamily: FONTS.display,
    fontWeight: 700,
    fontSize: 'clamp(2.5rem, 2rem + 2.4vw, 4rem)',
    lineHeight: 1,
    height: '1em',
    fontVariantNumeric: 'tabular-nums',
    // Limits layout and paint to the number while it counts up.
    contain: 'strict',
  },
}));

const ENTRIES = [
  { key: 'deliverables', label: 'Deliverables', unit: 'k+', spread: 0 },
  { key: 'workingHours', label: 'Working hours', unit: 'k+', spread: 1 / 3 },
  { key: 'completedProjects', label: 'Completed projects', unit: '', spread: 2 / 3 },
  { key: 'clientsCount', label: 'Number of clients', unit: '', spread: 1 },
] as const;

interface StatisticProps {
  label: string;
  value: number;
  unit: string;
  duration: number;
}

function Statistic({ label, value, unit, duration }: StatisticProps) {
  const element = useRef<HTMLElement>(null);
  const textOf = useCallback((count: number) => formatInteger(count) + unit, [unit]);
  useCountUp(element, value, duration, textOf);
  return (
    <div>
      <dt>{label}</dt>
      <dd ref={element} translate="no" aria-label={textOf(value)}>
        {textOf(value)}
      </dd>
    </div>
  );
}

export function Statistics({ statistics }: { statistics: HomePageContent['statistics'] }) {
  return (
    <Container>
      <List aria-label="Our work in figures">
        {ENTRIES.map(({ key, label, unit, spread }) => (
          <Statistic
            key={key}
            label={label}
            value={statisticNumber(statistics[key], DEFAULT_STATISTICS[key])}
            unit={unit}
            duration={COUNT_UP_MIN_MS + spread * (COUNT_UP_MAX_MS - COUNT_UP_MIN_MS)}
          />
        ))}
      </List>
    </Container>
  );
}
