import Skeleton from '@mui/material/Skeleton';
import { CardGrid } from '@/ui/layout/CardGrid';
import { InlineSelect } from '../../forms/fields/InlineSelect';
import { EmptyNote } from '../../layout/EmptyNote';
import { HeadedSection } from '../../layout/HeadedSection';
import { ScreenHeader, ScreenLayout } from '../../layout/ScreenHeader';
import { useIsWide } from '../../layout/useIsWide';
import { titleCase } from '../labels';
import { FeaturedSection } from '../records/FeaturedSection';

interface LoadingRecordsProps {
  labels: { many: string; title: string };
  /** Number of columns of the featured cards; missing for records that cannot be featured. */
  columns: readonly [phone: number, tablet: number, desktop: number] | undefined;
  filter: { label: string; loadingLabel: string } | undefined;
}

/** Screen of a resource while its records are loaded. */
export function LoadingRecords({ labels, columns, filter }: LoadingRecordsProps) {
  const many = titleCase(labels.many);
  const isWide = useIsWide();
  const note = `Loading ${labels.many}...`;
  return (
    <ScreenLayout>
      <ScreenHeader title={labels.title} />
      {columns && isWide && (
        <FeaturedSection title={`Featured ${many}`} status={note}>
          <CardGrid columns={columns} aria-label={`Featured ${many}`}>
            {Array.from({ length: columns[2] }, (_, index) => (
              <li key={index}>
                <Skeleton height={260} />
              </li>
            ))}
          </CardGrid>
        </FeaturedSection>
      )}
      <HeadedSection title={`All ${many}`}>
        {filter && (
          <InlineSelect
            label={filter.label}
            value=""
            options={[{ value: '', label: filter.loadingLabel }]}
            onChange={() => undefined}
          />
        )}
        <EmptyNote>{note}</EmptyNote>
      </HeadedSection>
    </ScreenLayout>
  );
}
