import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import EditIcon from '@mui/icons-material/EditOutlined';
import { createElement } from 'react';
import { cutText } from '@/domain/text/cutText';
import { FEATURED_SERVICES, SERVICE_CARD_CHARS } from '@/domain/text/limits';
import type { Service } from '@/domain/service/schema';
import { EmptyNote } from '../../forms/layout/EmptyNote';
import { FeaturedLimit } from '../records/FeaturedLimit';
import { FeaturedSection } from '../records/FeaturedSection';
import type { RecordHandlers } from '../records/recordHandlers';
import { StarToggle } from '../records/StarToggle';
import { CardGrid } from '@/ui/layout/CardGrid';
import { IconButton } from '@/ui/form/IconButton';
import type { ServiceIcons } from './serviceIcons';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  alignItems: 'center',
  gap: '6px 12px',
  padding: '16px 8px 8px 16px',
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > svg': { color: theme.vars?.palette.primary.main },
  '& > h3': { overflowWrap: 'anywhere' },
  '& > p': {
    gridColumn: '1 / -1',
    alignSelf: 'start',
    paddingRight: 8,
    fontSize: '0.9375rem',
    color: theme.vars?.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& > div': {
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'flex-end',
    alignSelf: 'end',
  },
}));

export interface FeaturedServicesProps {
  services: readonly Service[];
  icons: ServiceIcons;
  isReadOnly: boolean;
  handlers: RecordHandlers<Service>;
}

/** Featured services of the services editor. */
export function FeaturedServices(props: FeaturedServicesProps) {
  const { icons, isReadOnly, handlers } = props;
  const featured = props.services.filter(({ isFeatured }) => isFeatured);
  return (
    <FeaturedSection
      title="Featured Services"
      status={`${featured.length} of ${FEATURED_SERVICES} featured services`}
    >
      <FeaturedLimit kind="services" list={props.services} isReadOnly={isReadOnly} />
      {featured.length === 0 ? (
        <EmptyNote>No featured services. Mark services as featured to show them here.</EmptyNote>
      ) : (
        <CardGrid columns={[1, 2, 3]} aria-label="Featured Services">
          {featured.map((service) => (
            <Card key={service.id}>
              {createElement(icons.of(service))}
              <Typography variant="h5" component="h3">
                {service.title}
              </Typography>
              <p>{cutText(service.description, SERVICE_CARD_CHARS)}</p>
              <div>
                <IconButton
                  aria-label={`Edit ${service.title}`}
                  disabled={isReadOnly}
                  onClick={() => handlers.onEdit(service)}
                >
                  <EditIcon />
                </IconButton>
                <StarToggle
                  name={service.title}
                  isOn
                  isDisabled={isReadOnly}
                  onToggle={(isFeatured) => handlers.onFeature(service, isFeatured)}
                />
              </div>
            </Card>
          ))}
        </CardGrid>
      )}
    </FeaturedSection>
  );
}
