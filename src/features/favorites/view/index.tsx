import { styled } from '@mui/material/styles';
import { PATHS } from '@/domain/links/paths';
import { RADII } from '@/theme/tokens';
import { RetryPanel, StatePanel } from '@/ui/feedback/StatePanel';
import { Button } from '@/ui/form/Button';

export function EmptyFavorites() {
  return (
    <StatePanel
      title="No favorites yet"
      actions={
        <Button to={PATHS.store} variant="contained">
          Browse Equipment
        </Button>
      }
    >
      Select the heart on a product to save it on this device for your next project.
    </StatePanel>
  );
}

export function FavoritesFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryPanel title="Error loading products" onRetry={onRetry}>
      Your favorites are still saved on this device, but the products could not be loaded.
    </RetryPanel>
  );
}

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 20,
  padding: '8px 8px 8px 18px',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.warning.main}`,
  '& > button': { marginLeft: 'auto' },
}));

interface UnavailableFavoritesProps {
  count: number;
  onRemove: () => void;
}

export function UnavailableFavorites({ count, onRemove }: UnavailableFavoritesProps) {
  return (
    <Note>
      <p>
        {count === 1
          ? '1 of your favorites is no longer in our store.'
          : `${count} of your favorites are no longer in our store.`}
      </p>
      <Button color="inherit" onClick={onRemove}>
        {count === 1 ? 'Remove product' : 'Remove products'}
      </Button>
    </Note>
  );
}
